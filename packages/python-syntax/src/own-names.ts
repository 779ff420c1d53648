import type { Expr, Statement } from './program.types.ts';

const namesIn = (target: Expr): readonly string[] => {
  if (target.kind === 'name') return [target.name];
  return target.kind === 'tuple' || target.kind === 'list' ? target.items.flatMap(namesIn) : [];
};

function namesOf(one: Statement): readonly string[] {
  switch (one.kind) {
    case 'assign':
      return one.targets.flatMap(namesIn);
    case 'augmented':
      return namesIn(one.target);
    case 'for':
      return [...namesIn(one.target), ...one.body.flatMap(namesOf)];
    case 'while':
      return one.body.flatMap(namesOf);
    case 'if':
      return [...one.branches.flatMap(({ body }) => body), ...one.otherwise].flatMap(namesOf);
    case 'def':
      return [one.name];
    default:
      return [];
  }
}

/** The names that statements define themselves; within a function they are local. */
export const bindingNames = (body: readonly Statement[]): ReadonlySet<string> =>
  new Set(body.flatMap(namesOf));
