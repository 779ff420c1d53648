-- roles.sql gives the services' roles to whoever runs it, here a superuser: the owner, by whom backups are made, has them too.
grant burrow_queue, burrow_account, burrow_learning, burrow_organization, burrow_payment, burrow_assistant to burrow;
