import type { Variables } from './judge.ts';
import { reachesOf } from './shortfall.ts';

/** Of a test that was asked once, the other answer is never seen. */
const ASKED_ONCE = /^always /;

/** The cuts that change nothing in any of these runs. */
function idleIn(runs: readonly Variables[], name: string): readonly string[] {
  const [first = [], ...others] = runs.map(variables => {
    const cuts = variables[name];
    return Array.isArray(cuts) ? cuts.map(String) : [];
  });
  const idle = first.filter(cut => others.every(cuts => cuts.includes(cut)));
  return runs.length > 1 ? idle : idle.filter(cut => !ASKED_ONCE.test(cut));
}

/**
 * Returns the ideas of a level that a program does without: those that reach no command, and those that can be cut out
 * of it in one way without a change in any setting.
 * @param shown what the run on the shown map told
 * @param hidden the same of each hidden setting; null if not all of them were run, so that nothing is known of cuts
 * @example
 * import { leftOut } from '@burrow/world';
 * const ran = cuts => ({ 'reaches("if")': cuts });
 * leftOut(['if'], ran(false), null) // → ['if']
 * leftOut(['if'], ran(['always true 0']), [ran(['always true 0'])]) // → ['if']
 * leftOut(['if'], ran(['always true 0']), [ran(['always false 0'])]) // → []
 */
export function leftOut(
  ideas: readonly string[],
  shown: Variables,
  hidden: readonly Variables[] | null,
): readonly string[] {
  return ideas.filter(word => {
    const name = reachesOf(word);
    return shown[name] === false || (hidden !== null && idleIn([shown, ...hidden], name).length > 0);
  });
}
