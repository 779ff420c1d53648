import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/service.ts';
import type { SeedParts } from '../seed/seed.types.ts';
import type { ServiceParts } from './start-alone.ts';

/** What a service's package exports, so that it can run in one process with the others. */
export interface ServiceModule {
  /** Its own settings, besides the database and its keys. Each has a default or may be missing. */
  readonly settings: z.ZodObject;
  /** The service, migrated and ready, without a socket. `settings` holds at least its own. */
  create(parts: ServiceParts & { readonly settings: object }): Promise<Service>;
  /**
   * Fills what it owns for a look around: an account of every role, something of every kind. A second time it adds nothing.
   * @throws StartError in a database that holds what somebody else made
   */
  seed?(parts: SeedParts): Promise<void>;
  /** Sends again what it owns and others copy, and says in words what that was. `settings` holds at least its own. */
  resync?(database: Database, settings: object): Promise<string>;
}
