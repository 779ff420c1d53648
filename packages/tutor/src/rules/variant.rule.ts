import type { Step } from '../reference/step.types.ts';
import type { Finding } from '../tutor.types.ts';
import { isLiteral } from './part-differences.ts';
import { type Rule, spliced } from './rule.ts';

/** The number or text that the learner typed where the reference has a name. */
function typedIn({ mine, theirs }: Step): string | undefined {
  const words = new Set(theirs?.tokens.map(({ text }) => text));
  const hasName = theirs?.tokens.some(
    ({ kind, text }) => kind === 'name' && !mine?.tokens.some(own => own.text === text),
  );
  return hasName ? mine?.tokens.find(token => isLiteral(token) && !words.has(token.text))?.text : undefined;
}

/** `elif sign == "right":` where the reference has `else:`, which takes every other case. */
export const elseAsks: Rule = ({ steps, code, story, error }): Finding | null => {
  const asking = steps.find(
    ({ mine, theirs }) => mine !== undefined && /^(?:el)?if\b/u.test(mine.text) && !theirs,
  )?.mine;
  const isMeant = steps.some(
    ({ mine, theirs, edit }) => !mine && theirs?.text === 'else:' && edit.line === asking?.first,
  );
  const isOpen = error !== null || (story?.open.length ?? 0) > 0;
  if (!asking || !isMeant || !isOpen) return null;
  const edit = spliced(code, asking, asking.start, asking.tokens.at(-1)?.end ?? asking.start, 'else:');
  return { kind: 'else-asks', line: asking.first, params: {}, edit, certain: true };
};

/** A program that works on the shown map only. */
export const variantFails: Rule = ({ isVariant, steps, error, story, code }): Finding | null => {
  if (!isVariant) return null;
  for (const step of steps) {
    const said = typedIn(step);
    if (said !== undefined && step.mine) {
      return {
        kind: 'number-typed',
        line: step.mine.first,
        params: { said },
        edit: step.edit,
        certain: true,
      };
    }
  }
  if (error?.code.startsWith('python/')) return null;
  const line = error?.line ?? story?.commands.at(-1)?.[2] ?? code.lines.at(-1)?.first ?? 1;
  return { kind: 'variant-fails', line, params: {} };
};
