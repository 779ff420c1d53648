export const MAX_CONNECTIONS = "select current_setting('max_connections')::int as most";
