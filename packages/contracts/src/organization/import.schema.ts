import { z } from 'zod';

/** How many students one import makes at most. */
export const MAX_IMPORT_ROWS = 1_000;

const MAX_CELL = 500;
const CellSchema = z.string().max(MAX_CELL).optional();

/** What says which ids belong together: a kind of file today, a server of a school tomorrow. */
export const RosterSourceSchema = z.string().trim().min(1).max(200);

const MAX_ID = 200;
const IdSchema = z.string().max(MAX_ID).optional();

/** One student as read from a spreadsheet: as it stands there, however wrong. */
export const ImportRowSchema = z.object({
  full_name: CellSchema,
  /** The parts of the name, in place of the whole. */
  first_name: CellSchema,
  last_name: CellSchema,
  /** Made up if there is none. */
  username: CellSchema,
  /** Made up if there is none. */
  password: CellSchema,
  /** The name of a class; without one it is the import's. */
  class_name: CellSchema,
  /** What the source calls the student and the class. */
  external_id: IdSchema,
  class_external_id: IdSchema,
});

const ImportSchema = z.object({
  /** The class of all who have none of their own; null for no class. */
  class_id: z.uuid().nullable(),
  /** Where the external ids of the rows come from; `list` if it is missing. */
  source: RosterSourceSchema.optional(),
});

/** Body of POST /api/organization/imports. */
export const CheckImportSchema = ImportSchema.extend({
  rows: z.array(ImportRowSchema).min(1).max(MAX_IMPORT_ROWS),
});

/** Body of PUT /api/organization/imports/{import_id}: as checked, each with the password that it will have. */
export const StartImportSchema = ImportSchema.extend({
  rows: z
    .array(ImportRowSchema.extend({ password: z.string().max(MAX_CELL) }))
    .min(1)
    .max(MAX_IMPORT_ROWS),
  /** How the school's list was when the rows were compared with it: refused once somebody was added. */
  state: z.string().max(100).optional(),
});

/** Why a row cannot be imported, by the cell that has to be mended. */
export const IMPORT_FAULTS = {
  full_name: ['missing', 'invalid'],
  username: ['invalid', 'unfit', 'taken', 'twice'],
  password: ['length', 'common'],
  class_name: ['missing', 'unknown', 'ambiguous'],
} as const;

/** What somebody may want to know of a row: twins of one name are fine. */
export const IMPORT_HINTS = ['same-name-here', 'same-name-in-school'] as const;

export const CheckedRowSchema = z.object({
  faults: z.array(
    z.union([
      z.object({ cell: z.literal('full_name'), reason: z.enum(IMPORT_FAULTS.full_name) }),
      z.object({ cell: z.literal('username'), reason: z.enum(IMPORT_FAULTS.username) }),
      z.object({ cell: z.literal('password'), reason: z.enum(IMPORT_FAULTS.password) }),
      z.object({ cell: z.literal('class_name'), reason: z.enum(IMPORT_FAULTS.class_name) }),
    ]),
  ),
  hints: z.array(z.enum(IMPORT_HINTS)),
  /** Made up for a row without one; nobody keeps it but the caller. */
  made_password: z.string().nullable(),
});

/** Answer of POST /api/organization/imports. */
export const CheckedImportSchema = z.object({
  rows: z.array(CheckedRowSchema),
  /** Null for no limit. */
  seats_left: z.int().nullable(),
});

/** Where an import is. `stopped`: the server that made it is gone, nobody was made; the same start makes it go on. */
export const IMPORT_STATES = ['preparing', 'writing', 'done', 'failed', 'stopped'] as const;

export const ImportStateSchema = z.object({
  state: z.enum(IMPORT_STATES),
  total: z.int(),
  /** Of how many the password is prepared, which takes nearly all of the time. */
  prepared: z.int(),
  /** Why nobody was made: a code of errors, with its params, and the number of the row from 0, if it is about one. */
  failure: z
    .object({
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      row: z.int().nullable(),
    })
    .nullable(),
  /** Once it is done: in the order of the rows, without those who were removed since. */
  students: z.array(z.object({ row: z.int(), student_id: z.uuid(), username: z.string() })),
});

export type ImportRow = z.infer<typeof ImportRowSchema>;
export type CheckImport = z.infer<typeof CheckImportSchema>;
export type StartImport = z.infer<typeof StartImportSchema>;
export type CheckedRow = z.infer<typeof CheckedRowSchema>;
export type ImportFault = CheckedRow['faults'][number];
export type ImportHint = CheckedRow['hints'][number];
export type CheckedImport = z.infer<typeof CheckedImportSchema>;
export type ImportState = z.infer<typeof ImportStateSchema>;
