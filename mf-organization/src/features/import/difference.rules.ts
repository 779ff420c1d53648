import type { ApplyRoster, ComparedRoster, ComparedRow, RosterStudent } from '@burrow/contracts';
import { type DraftRow, sentRows } from './rows.rules.ts';

/** What the page shows apart: who only moved has no new name, who changed has no new class. */
export const GROUPS = ['new', 'moved', 'changed', 'former', 'gone'] as const;
export type Group = (typeof GROUPS)[number];

/** One thing that somebody may accept. */
export interface Item {
  readonly key: string;
  /** What the list says, or the school of whom it does not have. */
  readonly name: string;
  /** The student of the school; null of who is new. */
  readonly student: RosterStudent | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What becomes of somebody who may be a student of the school. */
export type Answer = 'skip' | 'same' | 'new';

export interface Choices {
  /** Keys of what is accepted. */
  readonly ticked: ReadonlySet<string>;
  /** By the key of a row; who is missing is left out. */
  readonly unsure: ReadonlyMap<string, Answer>;
}

const rowKey = (at: number): string => `row ${at}`;
const classKey = (at: number): string => `class ${at}`;

const nameOf = ({ full_name: name, student }: ComparedRow): string =>
  name ?? student?.full_name ?? student?.username ?? '';

function itemOf(row: ComparedRow, at: number): Item {
  const { student, state } = row;
  const isName = state === 'changed';
  return {
    key: rowKey(at),
    name: nameOf(row),
    student,
    before: isName ? (student?.full_name ?? student?.username ?? null) : (student?.class_name ?? null),
    after: isName ? row.full_name : row.class_name,
  };
}

/** Returns what is in a group, in the order of the list. */
export function itemsOf(compared: ComparedRoster, group: Group | 'unsure' | 'elsewhere'): Item[] {
  if (group === 'gone')
    return compared.gone.map(student => ({
      key: `gone ${student.student_id}`,
      name: student.full_name ?? student.username,
      student,
      before: student.class_name,
      after: null,
    }));
  return compared.rows.flatMap((row, at) => (row.state === group ? [itemOf(row, at)] : []));
}

/** Returns the classes that the school does not have. */
export const classItems = (compared: ComparedRoster): Item[] =>
  compared.new_classes.map(({ name }, at) => ({
    key: classKey(at),
    name,
    student: null,
    before: null,
    after: null,
  }));

/** Whether there is nothing to decide: everybody is new, and every class is there. */
export const isAllNew = ({ rows, gone, new_classes: classes }: ComparedRoster): boolean =>
  gone.length === 0 && classes.length === 0 && rows.every(({ state }) => state === 'new');

/**
 * Everything is accepted at first, but for leaving by a list without ids, which may be a part of a class only. Some classes
 * of a school take nobody out of another one by themselves: who is in two of them is at home in one that was not chosen.
 */
export function firstChoices(compared: ComparedRoster, rows: readonly DraftRow[], isPart: boolean): Choices {
  const hasIds = rows.some(({ external_id: id }) => id !== '');
  const asked = isPart ? ['gone', 'moved'] : hasIds ? [] : ['gone'];
  const groups = GROUPS.filter(group => !asked.includes(group));
  const items = [...groups.flatMap(group => itemsOf(compared, group)), ...classItems(compared)];
  return { ticked: new Set(items.map(({ key }) => key)), unsure: new Map() };
}

/** Returns the answers with another one. A student of the school is one row of the list: the others that may be them are new then. */
export function answeredWith(
  compared: ComparedRoster,
  answers: Choices['unsure'],
  [key, answer]: readonly [string, Answer],
): ReadonlyMap<string, Answer> {
  const items = itemsOf(compared, 'unsure');
  const student = items.find(each => each.key === key)?.student?.student_id;
  const isRival = (each: Item): boolean => each.key !== key && each.student?.student_id === student;
  const given = new Map(answers).set(key, answer);
  if (answer === 'same') for (const rival of items.filter(isRival)) given.set(rival.key, 'new');
  return given;
}

export interface Accepted {
  readonly changes: Pick<ApplyRoster, 'classes' | 'students' | 'gone'>;
  /** Who is to be made. */
  readonly fresh: readonly DraftRow[];
  /** Of how many the school's list changes, without who is to be made. */
  readonly count: number;
}

/** Returns what is accepted. Who stays the same is sent along if the list has an id for them, by which they are known next time. */
export function acceptedOf(
  compared: ComparedRoster,
  rows: readonly DraftRow[],
  { ticked, unsure }: Choices,
): Accepted {
  const answers = compared.rows.map(({ state }, at): Answer => {
    if (state === 'unsure') return unsure.get(rowKey(at)) ?? 'skip';
    if (state === 'same') return rows[at]?.external_id ? 'same' : 'skip';
    if (!ticked.has(rowKey(at))) return 'skip';
    return state === 'new' ? 'new' : 'same';
  });
  const sent = sentRows(rows);
  const students = compared.rows.flatMap(({ student }, at) =>
    answers[at] === 'same' && student
      ? [{ ...withoutPassword(sent[at]), student_id: student.student_id }]
      : [],
  );
  const gone = itemsOf(compared, 'gone').flatMap(({ key, student }) =>
    student && ticked.has(key) ? student.student_id : [],
  );
  const classes = compared.new_classes.filter((_, at) => ticked.has(classKey(at)));
  const known = compared.rows.filter(({ state }, at) => answers[at] === 'same' && state !== 'same');
  return {
    changes: { classes, students, gone },
    fresh: rows.filter((_, at) => answers[at] === 'new'),
    count: known.length + gone.length + classes.length,
  };
}

const withoutPassword = ({ password: _own, ...row }: ReturnType<typeof sentRows>[number] = {}) => row;
