preview-chance = La suite dépend du hasard.
