import { z } from 'zod';

/** The first part of a backup: what it is of. */
export const HEAD_FILE = 'head.json';
export const SEQUENCES_FILE = 'sequences.json';
export const QUEUE_PART = 'queue/waiting';

/** Raised when older programs could no longer read a backup. */
export const FORMAT = 1;

const TableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
});
export type Table = z.infer<typeof TableSchema>;

export const HeadSchema = z.object({
  format: z.number().int(),
  made_at: z.iso.datetime(),
  postgres: z.string(),
  /** Each service's schema with the migrations that it has seen. */
  schemas: z.array(z.object({ name: z.string(), migrations: z.array(z.string()) })),
  tables: z.array(TableSchema),
  queues: z.array(z.string()),
  has_secrets: z.boolean(),
  has_store: z.boolean(),
});
export type Head = z.infer<typeof HeadSchema>;

export const SequencesSchema = z.array(
  z.object({ schema: z.string(), name: z.string(), last_value: z.string() }),
);
export type Sequences = z.infer<typeof SequencesSchema>;

/** The part that holds the rows of a table. */
export const partOfTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}`;
