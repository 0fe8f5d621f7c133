"""Read by Alembic: the steps run on the connection that `migrate` was given."""

from alembic import context

from internum.server.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
