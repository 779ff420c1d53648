import {
  type CheckedStudents,
  FullNameSchema,
  type ImportFault,
  type ImportRow,
  namesOf,
  NewPasswordSchema,
  type StudentNames,
  tidyText,
  UsernameSchema,
} from '@burrow/contracts';
import type { MemberRole } from '../../../database/entities/member.entity.ts';
import { keptId } from '../../../names/external-id.rules.ts';
import { nameKey } from '../../../names/name-key.rules.ts';

/** A class that somebody may put students into. */
export interface KnownClass {
  readonly id: string;
  readonly name: string;
  readonly nameKey: string;
  /** What the source of the list calls it. */
  readonly externalIds: readonly string[];
}

/** What account is asked of a row: only what could be right. */
export interface Chosen {
  readonly username?: string;
  readonly password?: string;
}

/** A row, trimmed and without what nobody sees, which tables are full of; an empty cell is null. */
export interface ReadRow extends StudentNames {
  readonly username: string | null;
  readonly password: string | null;
  readonly class_name: string | null;
  readonly external_id: string | null;
  readonly class_external_id: string | null;
}

const cell = (text: string | undefined): string | null => tidyText(text ?? '').trim() || null;

const idIn = (text: string | undefined): string | null => {
  const id = cell(text);
  return id === null ? null : keptId(id);
};

/** Passwords are left as they are: a space may belong to one. Names are said in the order of a language. */
export const readRow = (row: ImportRow, language: string | null): ReadRow => ({
  ...namesOf(
    { full_name: cell(row.full_name), first_name: cell(row.first_name), last_name: cell(row.last_name) },
    language,
  ),
  username: cell(row.username),
  password: row.password || null,
  class_name: cell(row.class_name),
  external_id: idIn(row.external_id),
  class_external_id: idIn(row.class_external_id),
});

/** Returns what is chosen and could be right. */
export function chosenOf({ username, password }: ReadRow): Chosen {
  const name = UsernameSchema.safeParse(username).data;
  const secret = NewPasswordSchema.safeParse(password).data;
  return { ...(name !== undefined && { username: name }), ...(secret !== undefined && { password: secret }) };
}

/** Usernames are compared as account does: accents count. */
const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** How often each key occurs among rows. */
function counts(keys: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

/** Returns the id of a row's class, or what is wrong with it. `standard` is the class of those without one of their own. */
export function classOf(
  { class_name, class_external_id: id }: ReadRow,
  classes: readonly KnownClass[],
  standard: string | null,
): string | null | ImportFault {
  const named = id === null ? undefined : classes.find(({ externalIds }) => externalIds.includes(id));
  if (named) return named.id;
  if (class_name === null) return standard;
  const fitting = classes.filter(known => known.nameKey === nameKey(class_name));
  if (fitting.length > 1) return { cell: 'class_name', reason: 'ambiguous' };
  return fitting[0]?.id ?? { cell: 'class_name', reason: 'unknown' };
}

interface Circumstances {
  readonly classes: readonly KnownClass[];
  readonly standard: string | null;
  /** Who imports: teachers make students of their classes only. */
  readonly role: MemberRole;
  readonly account: CheckedStudents['students'];
}

function usernameFault(
  row: ReadRow,
  chosen: Chosen,
  fault: 'unfit' | 'taken' | null,
  times: number,
): ImportFault[] {
  if (row.username === null) return [];
  if (chosen.username === undefined) return [{ cell: 'username', reason: 'invalid' }];
  if (fault !== null) return [{ cell: 'username', reason: fault }];
  return times > 1 ? [{ cell: 'username', reason: 'twice' }] : [];
}

function nameFault({ full_name, username }: ReadRow): ImportFault[] {
  if (full_name === null) return username === null ? [{ cell: 'full_name', reason: 'missing' }] : [];
  return FullNameSchema.safeParse(full_name).success ? [] : [{ cell: 'full_name', reason: 'invalid' }];
}

function passwordFault({ password }: ReadRow, chosen: Chosen, isCommon: boolean): ImportFault[] {
  if (password === null) return [];
  if (chosen.password === undefined) return [{ cell: 'password', reason: 'length' }];
  return isCommon ? [{ cell: 'password', reason: 'common' }] : [];
}

function classFault(row: ReadRow, { classes, standard, role }: Circumstances): ImportFault[] {
  const found = classOf(row, classes, standard);
  if (found !== null && typeof found === 'object') return [found];
  return found === null && role === 'teacher' ? [{ cell: 'class_name', reason: 'missing' }] : [];
}

/** Returns for each row what has to be mended. Twins of one name are fine. */
export function faultsOf(rows: readonly ReadRow[], circumstances: Circumstances): ImportFault[][] {
  const usernames = counts(rows.map(({ username }) => usernameKey(username ?? '')));
  return rows.map((row, at) => {
    const chosen = chosenOf(row);
    const told = circumstances.account[at];
    const times = usernames.get(usernameKey(row.username ?? '')) ?? 0;
    return [
      ...nameFault(row),
      ...usernameFault(row, chosen, told?.username_fault ?? null, times),
      ...passwordFault(row, chosen, told?.is_password_common ?? false),
      ...classFault(row, circumstances),
    ];
  });
}

/** Returns for each row whether another has the same name, and whether somebody of the school has. */
export function hintsOf(rows: readonly ReadRow[], known: ReadonlySet<string>) {
  const names = counts(rows.map(({ full_name }) => nameKey(full_name ?? '')));
  return rows.map(({ full_name }) => {
    if (full_name === null) return [];
    const here = (names.get(nameKey(full_name)) ?? 0) > 1 ? (['same-name-here'] as const) : [];
    return [...here, ...(known.has(full_name) ? (['same-name-in-school'] as const) : [])];
  });
}
