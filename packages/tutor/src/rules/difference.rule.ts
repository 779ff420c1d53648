import type { CodeLine } from '../code/read-code.ts';
import type { Token } from '../code/tokens.ts';
import { normalWord } from '../reference/normal-form.ts';
import type { Step } from '../reference/edits.ts';
import type { FindingKind } from '../texts/kinds.ts';
import type { Rule } from './rule.ts';

const KINDS: Readonly<Record<Token['kind'], FindingKind>> = {
  number: 'line-number',
  string: 'line-text',
  operator: 'line-sign',
  name: 'line-name',
  unknown: 'line-other',
};

/** The words in which two statements of the same length differ; undefined where they differ in more. */
function differing(mine: CodeLine, theirs: CodeLine): readonly Token[] | undefined {
  if (mine.tokens.length !== theirs.tokens.length) return undefined;
  return mine.tokens.filter((token, index) => {
    const other = theirs.tokens[index];
    return !other || normalWord(token) !== normalWord(other);
  });
}

/** The words of the first `range(...)`. */
function rangeOf({ tokens }: CodeLine): string | undefined {
  const at = tokens.findIndex(({ text }) => text === 'range');
  return at < 0 ? undefined : tokens.slice(at).map(normalWord).join(' ');
}

/** What kind of difference it is, told without the answer. */
export function kindOfStep({ mine, theirs }: Step): FindingKind {
  if (!mine) return 'line-missing';
  if (!theirs) return 'line-extra';
  const [own, wanted] = [rangeOf(mine), rangeOf(theirs)];
  if (own !== undefined && wanted !== undefined && own !== wanted) return 'loop-count';
  const words = differing(mine, theirs);
  if (words?.length === 0) return 'line-indent';
  const kinds = new Set(words?.map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only ? KINDS[only] : 'line-other';
}

/** The first place where the program differs from one that works. */
export const firstDifference: Rule = ({ steps }) => {
  const step = steps[0];
  return step ? { kind: kindOfStep(step), line: step.edit.line, params: {}, edit: step.edit } : null;
};
