import type { Code } from './read-code.ts';
import type { Statement } from './program.types.ts';

/** What surrounds a statement. The program as a whole may await, as on the page. */
interface Place {
  readonly isFunction: boolean;
  readonly isLoop: boolean;
  readonly isAsync: boolean;
}

/** Lines that hold an `await`. */
const awaitingLines = ({ lines }: Code): ReadonlySet<number> =>
  new Set(
    lines.filter(({ tokens }) => tokens.some(({ text }) => text === 'await')).map(({ first }) => first),
  );

/**
 * Lines with a `return` outside of functions, a `break` or `continue` outside of loops, or an `await` in a
 * function that is not async.
 */
export function misplacedLines(program: readonly Statement[], code: Code): readonly number[] {
  const awaiting = awaitingLines(code);
  const inBlock = (body: readonly Statement[], place: Place): number[] =>
    body.flatMap(one => [
      ...(awaiting.has(one.line) && !place.isAsync ? [one.line] : []),
      ...inStatement(one, place),
    ]);
  const inStatement = (one: Statement, place: Place): number[] => {
    switch (one.kind) {
      case 'return':
        return place.isFunction ? [] : [one.line];
      case 'break':
      case 'continue':
        return place.isLoop ? [] : [one.line];
      case 'def':
        return inBlock(one.body, { isFunction: true, isLoop: false, isAsync: one.isAsync });
      case 'for':
      case 'while':
        return inBlock(one.body, { ...place, isLoop: true });
      case 'if':
        return [...one.branches.map(branch => branch.body), one.otherwise].flatMap(part =>
          inBlock(part, place),
        );
      default:
        return [];
    }
  };
  return inBlock(program, { isFunction: false, isLoop: false, isAsync: true });
}
