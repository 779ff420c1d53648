import type { ClassNextYear, ListedClass } from '@burrow/contracts';

/** What becomes of a class. */
export interface NextYear {
  readonly next: 'moves-up' | 'leaves' | 'stays';
  /** Of the class that follows, if it moves up. */
  readonly name: string;
}

const NUMBER = /\p{Nd}+/u;

/** Returns the name of the class that follows: its first number grows by one. Numbers of other scripts stay as they are. */
export const nextName = (name: string): string =>
  name.replace(NUMBER, digits => (/^[0-9]+$/.test(digits) ? String(Number(digits) + 1) : digits));

/** Returns what is suggested for a class: to move up if its name has a number. */
export const suggested = ({ name }: Pick<ListedClass, 'name'>): NextYear => {
  const next = nextName(name);
  return { next: next === name ? 'stays' : 'moves-up', name: next };
};

/** What would happen. */
export interface YearPreview {
  readonly classes: readonly ClassNextYear[];
  readonly movingClasses: number;
  readonly moving: number;
  readonly leavingClasses: number;
  readonly leaving: number;
  /** Ids of classes that move up and have no name. */
  readonly nameless: readonly string[];
}

type Plan = Readonly<Record<string, NextYear>>;

/** Returns what a plan does with the classes; those that it does not name do what is suggested. */
export function previewOf(all: readonly ListedClass[], plan: Plan): YearPreview {
  const planned = all.map(each => ({ each, ...(plan[each.id] ?? suggested(each)) }));
  const up = planned.filter(({ next }) => next === 'moves-up');
  const out = planned.filter(({ next }) => next === 'leaves');
  const studentsOf = (some: typeof planned): number =>
    some.reduce((sum, { each }) => sum + each.student_count, 0);
  return {
    classes: [
      ...up.map(({ each, name }) => ({ class_id: each.id, next: 'moves-up' as const, name: name.trim() })),
      ...out.map(({ each }) => ({ class_id: each.id, next: 'leaves' as const })),
    ],
    movingClasses: up.length,
    moving: studentsOf(up),
    leavingClasses: out.length,
    leaving: studentsOf(out),
    nameless: up.filter(({ name }) => name.trim() === '').map(({ each }) => each.id),
  };
}
