export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
export { keepSecret } from './secrets.ts';
