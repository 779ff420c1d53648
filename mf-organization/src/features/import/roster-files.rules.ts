import type { Column } from './column-names.table.ts';
import type { Table } from './columns.rules.ts';

/** Which system a list comes from, by its columns; `list` for any other. Ids of one source say nothing of another's. */
export const SOURCES = ['oneroster', 'sds', 'google', 'canvas', 'list'] as const;
export type Source = (typeof SOURCES)[number];

/** A roster as one list. */
export interface Roster {
  readonly source: Source;
  readonly table: Table;
}

/** A row of a file, by the names of its columns in small letters. */
type Line = Readonly<Record<string, string>>;

interface Person {
  readonly id: string;
  readonly first: string;
  readonly last: string;
}

interface Membership {
  readonly person: string;
  readonly group: string;
  readonly isStudent: boolean;
  /** Whether it is the main one of several. */
  readonly isPrimary: boolean;
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly isHome: boolean;
}

interface Format {
  readonly source: Source;
  /** Columns by which a file is recognised; the first file that has them all counts. */
  readonly people: readonly string[];
  readonly groups: readonly string[];
  readonly memberships: readonly string[];
  readonly roles?: readonly string[];
  readonly personOf: (line: Line) => Person;
  readonly groupOf: (line: Line) => Group;
  readonly membershipOf: (line: Line) => Membership;
}

const of = (line: Line, column: string): string => (line[column] ?? '').trim();

/** What was taken out, or has ended. A file without the column has only what is there. */
const isThere = (line: Line): boolean =>
  !['tobedeleted', 'inactive', 'deleted', 'deactivated', 'completed', 'suspended'].includes(
    of(line, 'status').toLowerCase(),
  ) && of(line, 'enableduser').toLowerCase() !== 'false';

const byOneRoster = {
  people: ['sourcedid', 'givenname', 'familyname'],
  groups: ['sourcedid', 'title'],
  memberships: ['classsourcedid', 'usersourcedid', 'role'],
  roles: ['usersourcedid', 'role'],
  personOf: (line: Line) => ({
    id: of(line, 'sourcedid'),
    first: of(line, 'preferredgivenname') || of(line, 'givenname'),
    last: of(line, 'preferredfamilyname') || of(line, 'familyname'),
  }),
  groupOf: (line: Line) => ({
    id: of(line, 'sourcedid'),
    title: of(line, 'title'),
    isHome: of(line, 'classtype').toLowerCase() === 'homeroom',
  }),
  membershipOf: (line: Line) => ({
    person: of(line, 'usersourcedid'),
    group: of(line, 'classsourcedid'),
    isStudent: of(line, 'role').toLowerCase() === 'student',
    isPrimary: of(line, 'primary').toLowerCase() === 'true',
  }),
} as const;

const FORMATS: readonly Format[] = [
  // School Data Sync in its second form has the columns of OneRoster, and no status.
  { ...byOneRoster, source: 'oneroster', people: [...byOneRoster.people, 'status'] },
  { ...byOneRoster, source: 'sds' },
  {
    source: 'sds',
    people: ['sis id', 'first name', 'last name'],
    groups: ['sis id', 'section name'],
    memberships: ['section sis id', 'sis id'],
    personOf: line => ({
      id: of(line, 'sis id'),
      first: of(line, 'first name'),
      last: of(line, 'last name'),
    }),
    groupOf: line => ({ id: of(line, 'sis id'), title: of(line, 'section name'), isHome: false }),
    membershipOf: line => ({
      person: of(line, 'sis id'),
      group: of(line, 'section sis id'),
      isStudent: true,
      isPrimary: false,
    }),
  },
  {
    source: 'canvas',
    people: ['user_id', 'login_id'],
    groups: ['section_id', 'name'],
    memberships: ['user_id', 'role', 'section_id'],
    personOf: line => {
      const [last = '', first = ''] = of(line, 'sortable_name').split(',');
      return {
        id: of(line, 'user_id'),
        first: of(line, 'first_name') || first.trim(),
        last: of(line, 'last_name') || last.trim(),
      };
    },
    groupOf: line => ({ id: of(line, 'section_id'), title: of(line, 'name'), isHome: false }),
    membershipOf: line => ({
      person: of(line, 'user_id'),
      group: of(line, 'section_id'),
      isStudent: of(line, 'role').toLowerCase() === 'student',
      isPrimary: false,
    }),
  },
];

const linesOf = ([header = [], ...rows]: Table): Line[] =>
  rows.map(row =>
    Object.fromEntries(header.map((name, at) => [name.trim().toLowerCase(), row[at] ?? ''] as const)),
  );

const has = ([header = []]: Table, columns: readonly string[]): boolean => {
  const names = new Set(header.map(name => name.trim().toLowerCase()));
  return columns.every(column => names.has(column));
};

interface Files {
  readonly people: Table;
  readonly groups: Table;
  readonly memberships: Table;
  readonly roles: Table | undefined;
}

/** A file of adults of School Data Sync has the columns of one of students, and more people in no class of theirs. */
function filesOf(format: Format, tables: readonly Table[]): Files | null {
  const find = (columns: readonly string[] | undefined, without: readonly (Table | undefined)[] = []) =>
    columns && tables.find(table => !without.includes(table) && has(table, columns));
  const memberships = find(format.memberships);
  const groups = find(format.groups, [memberships]);
  const people = find(format.people, [memberships, groups]);
  if (!people || !groups || !memberships) return null;
  return { people, groups, memberships, roles: find(format.roles, [people, groups, memberships]) };
}

/** Who has a role that is not a student's, by a column of people or a file of roles: a teacher is no student. */
function adultsOf(format: Format, { people, roles }: Files): ReadonlySet<string> {
  const isAdult = (line: Line): boolean =>
    of(line, 'role') !== '' && of(line, 'role').toLowerCase() !== 'student';
  const own = linesOf(people)
    .filter(isAdult)
    .map(line => format.personOf(line).id);
  const told = linesOf(roles ?? [])
    .filter(isThere)
    .filter(isAdult)
    .map(line => of(line, 'usersourcedid'));
  return new Set([...own, ...told]);
}

/** The class that a student is in: a home class before others, the main one before others, then in the order of the file. */
function homeOf(groups: ReadonlyMap<string, Group>, own: readonly Membership[]): Group | undefined {
  const known = own.flatMap(each => {
    const group = groups.get(each.group);
    return group ? [{ group, rank: Number(group.isHome) * 2 + Number(each.isPrimary) }] : [];
  });
  return known.toSorted((a, b) => b.rank - a.rank)[0]?.group;
}

const HEADER: readonly Column[] = [
  'external_id',
  'first_name',
  'last_name',
  'class_external_id',
  'class_name',
];

/** What there is in the files of a system: nobody who has left, and no adult. */
interface Content {
  readonly students: readonly Person[];
  readonly groups: ReadonlyMap<string, Group>;
  /** By the student's id. */
  readonly memberships: ReadonlyMap<string, readonly Membership[]>;
}

function contentOf(format: Format, files: Files): Content {
  const groups = new Map(
    linesOf(files.groups)
      .filter(isThere)
      .map(format.groupOf)
      .map(group => [group.id, group]),
  );
  const adults = adultsOf(format, files);
  const memberships = Map.groupBy(
    linesOf(files.memberships)
      .filter(isThere)
      .map(format.membershipOf)
      .filter(({ isStudent }) => isStudent),
    ({ person }) => person,
  );
  const students = linesOf(files.people)
    .filter(isThere)
    .map(format.personOf)
    .filter(({ id }) => id !== '' && !adults.has(id) && memberships.has(id));
  return { students, groups, memberships };
}

/** Of who is in a chosen class it is the best of these; who is in none is left out. */
function rosterOf({ students, groups, memberships }: Content, chosen: ReadonlySet<string> | null): Table {
  const taken = students.flatMap(({ id, first, last }) => {
    const own = memberships.get(id) ?? [];
    const among = chosen ? own.filter(({ group }) => chosen.has(group)) : own;
    const home = homeOf(groups, among);
    return chosen && !home ? [] : [[id, first, last, home?.id ?? '', home?.title ?? '']];
  });
  return [HEADER, ...taken];
}

/** Which system wrote a single list. */
function sourceOf(table: Table): Source {
  if (has(table, ['sis user id', 'section'])) return 'canvas';
  if (has(table, ['first name', 'last name', 'email address'])) return 'google';
  if (has(table, ['sis id', 'school sis id'])) return 'sds';
  return has(table, ['sourcedid', 'givenname']) ? 'oneroster' : 'list';
}

function recognised(tables: readonly Table[]) {
  for (const format of FORMATS) {
    const files = filesOf(format, tables);
    if (files) return { source: format.source, content: contentOf(format, files) };
  }
  return null;
}

/** A class of a roster, with how many students are in it, as their home or besides. */
export interface RosterGroup {
  readonly id: string;
  readonly title: string;
  readonly students: number;
}

/** Returns the classes in the files of a school's system that have students, by their names; none of a single list. */
export function groupsOfTables(tables: readonly Table[]): RosterGroup[] {
  const found = recognised(tables);
  if (!found) return [];
  const { students, groups, memberships } = found.content;
  const counts = new Map<string, number>();
  for (const { id } of students)
    for (const group of new Set(memberships.get(id)?.map(each => each.group)))
      counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...groups.values()]
    .flatMap(({ id, title }) => ({ id, title, students: counts.get(id) ?? 0 }))
    .filter(group => group.students > 0)
    .toSorted((a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }));
}

/**
 * Returns the students of the files of a school's system as one list: people, classes and who is in which, recognised by
 * their columns, whatever the files are called. Who has left, and whose role is not a student's, is not in it. A single
 * list stays as it is; null if several files make no roster.
 * @param chosen ids of the classes whose students are taken; null for everybody
 */
export function rosterOfTables(
  tables: readonly Table[],
  chosen: ReadonlySet<string> | null = null,
): Roster | null {
  const found = recognised(tables);
  if (found) return { source: found.source, table: rosterOf(found.content, chosen) };
  const [only] = tables;
  return only && tables.length === 1 ? { source: sourceOf(only), table: only } : null;
}
