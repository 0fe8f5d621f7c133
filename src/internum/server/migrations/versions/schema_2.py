"""Where the count begins: nothing is known of earlier databases."""

revision, down_revision = "2", None


def upgrade() -> None:
    """Databases of this make are stamped with it, never made anew."""
