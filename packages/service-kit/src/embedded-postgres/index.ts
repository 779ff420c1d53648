export { type EmbeddedPostgres, runningPostgresUrl, startEmbeddedPostgres } from './embedded-postgres.ts';
export { keepSecret } from './keep-secret.ts';
