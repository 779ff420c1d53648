import { MAX_CODE_LENGTH } from '@burrow/contracts/code-length';
import { suggest } from './choose-edit.ts';
import { applyEdit, type Edit } from './code/edit.ts';
import { adviceOf, keyOf } from './keys.ts';
import { makeContext } from './context.ts';
import { findingOf } from './rules/registry.ts';
import { say } from './texts/say.ts';
import { completes } from './try/completes.ts';
import { followTrail, withWritten, type Trail } from './try/own-try.ts';
import type { Context } from './context.ts';
import { withValues } from './value-here.ts';
import type { Advice, Dose, TutorRequest } from './tutor.types.ts';

const DOSES: readonly Dose[] = ['nudge', 'pointer', 'line'];

/**
 * The first finding begins with a question; when asked again, it says where to look, then one line. The second one
 * begins with where to look. A learner who keeps asking after two lines is stuck, and gets a line each time.
 */
function doseOf(key: string, given: readonly string[]): { dose: Dose; before: readonly Dose[] } {
  const times = new Map<string, number>();
  const lined = new Set<string>();
  let dose: Dose = 'nudge';
  const said: Dose[] = [];
  const mine = adviceOf(key);
  for (const one of [...given, key].map(adviceOf)) {
    const before = times.get(one) ?? 0;
    const others = lined.size - (lined.has(one) ? 1 : 0);
    dose = DOSES[Math.min(before + others, DOSES.length - 1)] ?? 'line';
    times.set(one, before + 1);
    if (dose === 'line') lined.add(one);
    if (one === mine) said.push(dose);
  }
  return { dose, before: said.slice(0, -1) };
}

/** The spaces at the start of a changed line, if nothing else changes; otherwise null. */
function spacesOf(code: string, edit: Edit | null): number | null {
  if (edit?.kind !== 'modify') return null;
  const before = code
    .split('\n')
    .slice(edit.line - 1, edit.through)
    .join('\n');
  const [old, now] = [before.replace(/#.*$/u, '').trim(), edit.text.trim()];
  const space = edit.text.slice(0, edit.text.length - edit.text.trimStart().length);
  return old === now && !space.includes('\t') ? space.length : null;
}

interface Help {
  readonly trail: Trail | null;
  /** The code for Apply. */
  readonly applied: string | null;
}

/** Whether Apply is offered with an edit: only where the learner has tried, and never for the last step. */
function helpOf(
  context: Context,
  { run, trail = null }: TutorRequest,
  edit: Edit | null,
  isShown: boolean,
): Help {
  if (!edit) return { trail, applied: null };
  const { code, alignment } = context;
  const right = new Set(
    (alignment?.differences ?? []).flatMap(one =>
      one.kind === 'same' ? [alignment?.mine.lines[one.mine]] : [],
    ),
  );
  const now = followTrail(trail, { code, edit, hasRun: run !== null, isRight: line => right.has(line) });
  if (!isShown || !now.tried || completes(context, edit)) return { trail: now, applied: null };
  return { trail: withWritten(now, code, edit), applied: applyEdit(code.source, edit) };
}

/**
 * Returns one next step for a learner, in words: a question, then where to look, then one line of code; never the
 * whole solution. It runs no learner's code and never throws, whatever code and record it gets.
 *
 * @example
 * const { kind, dose } = advise({
 *   level: null,
 *   references: ['player.move_forward(2)\nplayer.collect("carrot")'],
 *   code: 'player.move_forward(2)',
 *   error: null,
 *   run: null,
 *   language: 'en',
 *   given: [],
 * });
 * [kind, dose] // → ['command-missing', 'nudge']
 */
export function advise(request: TutorRequest): Advice {
  const code = request.code.slice(0, MAX_CODE_LENGTH).replaceAll('\r\n', '\n');
  const context = makeContext({ ...request, code });
  const { finding, edit } = withValues(context, suggest(context, findingOf(context)));
  const key = keyOf(finding.kind, edit, context.code);
  const isComplete = finding.kind === 'complete';
  const { dose, before }: ReturnType<typeof doseOf> = isComplete
    ? { dose: 'nudge', before: [] }
    : doseOf(key, request.given);
  const shown = dose === 'line' ? edit : null;
  const { trail, applied } = helpOf(context, request, edit, shown !== null);
  return {
    key,
    kind: finding.kind,
    dose,
    text: say(finding, { dose, edit: shown, spaces: spacesOf(code, shown) }, request.language),
    line: dose === 'nudge' ? null : (shown?.line ?? finding.line),
    edit: shown,
    resultedCode: applied,
    trail,
    isComplete,
    before,
  };
}
