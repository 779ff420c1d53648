import type { RosterState, StudentNames } from '@burrow/contracts';
import { nameKey } from '../../../names/name-key.rules.ts';

/** A row of a roster, with the class that it names: null for none, undefined for one that the school does not have. */
export interface RosterRow extends StudentNames {
  readonly username: string | null;
  readonly external_id: string | null;
  readonly classId: string | null | undefined;
}

/** A student of the school whom the one who asks reaches. */
export interface ListedStudent {
  readonly id: string;
  readonly username: string;
  readonly full_name: string | null;
  readonly classId: string | null;
  readonly hasLeft: boolean;
  /** What the source of the roster calls them. */
  readonly externalIds: readonly string[];
}

export interface MatchedRow {
  readonly state: RosterState;
  readonly student: ListedStudent | null;
}

export interface MatchedRoster {
  readonly rows: readonly MatchedRow[];
  readonly gone: readonly ListedStudent[];
}

interface Circumstances {
  readonly students: readonly ListedStudent[];
  /** Ids of the roster that students have whom the one who asks does not reach. */
  readonly elsewhere: ReadonlySet<string>;
  /** Whether the roster is all of the school. */
  readonly isWhole: boolean;
}

/** The words of a name in whatever order: "Lind, Maya" is "Maya Lind". */
const wordsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/[\s,،]+/u)
    .filter(word => word !== '')
    .toSorted()
    .join(' ');

/** By which somebody is found who has no id. */
const personKey = (name: string): string => wordsOf(nameKey(name.replaceAll(/[,،]/gu, ' ')));

/** Whether the name of a row is another one than the student's, in whatever order it is said. */
export const isRenamed = (row: Pick<RosterRow, 'full_name'>, student: ListedStudent): boolean =>
  row.full_name !== null && wordsOf(row.full_name) !== wordsOf(student.full_name ?? '');

/** A row without a class leaves the student where they are. */
const isMoved = ({ classId }: RosterRow, student: ListedStudent): boolean =>
  classId !== null && classId !== student.classId;

function known(row: RosterRow, student: ListedStudent): MatchedRow {
  if (student.hasLeft) return { state: 'former', student };
  if (isMoved(row, student)) return { state: 'moved', student };
  return { state: isRenamed(row, student) ? 'changed' : 'same', student };
}

/** Who is certain: by the id of the source, or by the username with the same name. */
function byId(rows: readonly RosterRow[], { students, elsewhere }: Circumstances): (MatchedRow | null)[] {
  const ofId = new Map(students.flatMap(each => each.externalIds.map(id => [id, each] as const)));
  const ofUsername = new Map(
    students.filter(({ hasLeft }) => !hasLeft).map(each => [each.username.toLowerCase(), each]),
  );
  return rows.map(row => {
    const found = row.external_id === null ? undefined : ofId.get(row.external_id);
    if (found) return known(row, found);
    if (row.external_id !== null && elsewhere.has(row.external_id))
      return { state: 'elsewhere', student: null };
    const named = row.username === null ? undefined : ofUsername.get(row.username.toLowerCase());
    const isSame =
      named && (row.full_name === null || personKey(row.full_name) === personKey(named.full_name ?? ''));
    return isSame ? known(row, named) : null;
  });
}

/**
 * Who is found by the name only: the same if name and class are, once in the roster and once in the school; unsure
 * otherwise, as two children may have one name.
 */
function byName(row: RosterRow, rivals: number, candidates: readonly ListedStudent[]): MatchedRow {
  const here = candidates.filter(({ classId }) => classId === row.classId);
  const [likely = candidates[0]] = here;
  if (!likely) return { state: 'new', student: null };
  const isCertain = candidates.length === 1 && here.length === 1 && rivals === 1;
  return { state: isCertain ? 'same' : 'unsure', student: likely };
}

const groupKey = (row: RosterRow): string => (row.full_name === null ? '' : personKey(row.full_name));

/** Who is not in the roster: of all whom its source has named, or, in a list without ids, of the classes in it. */
function goneOf(
  rows: readonly RosterRow[],
  matched: readonly MatchedRow[],
  { students, isWhole }: Circumstances,
) {
  const there = new Set(matched.flatMap(({ student }) => student?.id ?? []));
  const covered = new Set(rows.flatMap(({ classId }) => classId ?? []));
  const hasIds = rows.some(({ external_id: id }) => id !== null);
  return students.filter(({ id, classId, hasLeft, externalIds }) => {
    if (hasLeft || there.has(id)) return false;
    const isCovered = classId !== null && covered.has(classId);
    return hasIds ? externalIds.length > 0 && (isWhole || isCovered) : isCovered;
  });
}

/** Compares a roster with the school's list. Nobody of the school is found by two rows. */
export function matchRoster(rows: readonly RosterRow[], circumstances: Circumstances): MatchedRoster {
  const certain = byId(rows, circumstances);
  const taken = new Set(certain.flatMap(each => each?.student?.id ?? []));
  const free = circumstances.students.filter(
    ({ id, hasLeft, externalIds }) => !hasLeft && !taken.has(id) && externalIds.length === 0,
  );
  // A list without ids finds also those whom a source has named.
  const open = circumstances.students.filter(({ id, hasLeft }) => !hasLeft && !taken.has(id));
  const ofKey = (students: readonly ListedStudent[]) =>
    Map.groupBy(students, ({ full_name }) => personKey(full_name ?? ''));
  const [freeOf, openOf] = [ofKey(free), ofKey(open)];
  const rivals = Map.groupBy(
    rows.filter((_, at) => certain[at] === null),
    groupKey,
  );
  const matched = rows.map((row, at) => {
    const found = certain[at];
    if (found) return found;
    const key = groupKey(row);
    if (key === '') return { state: 'new', student: null } as const;
    const candidates = (row.external_id === null ? openOf : freeOf).get(key) ?? [];
    return byName(row, rivals.get(key)?.length ?? 0, candidates);
  });
  return { rows: matched, gone: goneOf(rows, matched, circumstances) };
}
