import type { z } from 'zod';
import type { SchemaOptions } from '../database/data-source-options.ts';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/service.ts';
import type { SeedParts } from '../seed/seed.types.ts';
import type { ServiceParts } from './start-alone.ts';

/** What a service's package exports, so that it can run in one process with the others. */
export interface ServiceModule {
  /** Its own schema, with all of its migrations. */
  readonly schema: SchemaOptions;
  /** Its own settings, besides the database and its keys. Each has a default or is optional. */
  readonly settings: z.ZodObject;
  /** Creates the service, migrated and ready, without a socket. `settings` has at least its own. */
  create(parts: ServiceParts & { readonly settings: object }): Promise<Service>;
  /**
   * Fills an empty database with an account of every role and something of every kind. A second call adds nothing.
   * @throws StartError if the database already has other data
   */
  seed?(parts: SeedParts): Promise<void>;
  /** Sends everything again that it owns and others copy, and returns a summary in words. `settings` has at least its own. */
  resync?(database: Database, settings: object): Promise<string>;
}
