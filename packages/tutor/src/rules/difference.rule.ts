import type { CodeLine } from '../code/read-code.ts';
import type { Token } from '../code/tokens.ts';
import { normalWord } from '../reference/normal-form.ts';
import type { Step } from '../reference/edits.ts';
import type { Finding } from '../tutor.types.ts';
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

const inside = ({ text }: Token): string => text.replaceAll(/^[a-zA-Z]*["']+|["']+$/gu, '');

/** The one word in which two statements differ, in both; undefined where it is not one. */
function pairOf(mine: CodeLine, theirs: CodeLine): readonly [Token, Token] | undefined {
  const words = differing(mine, theirs) ?? [];
  const [word] = words;
  const other = word && theirs.tokens[mine.tokens.indexOf(word)];
  return word && other && words.length === 1 ? [word, other] : undefined;
}

/** What one other word alone says: a text for a name, a number in quotation marks, a text without its f. */
function wordFinding(mine: CodeLine, theirs: CodeLine): Finding | null {
  const [word, other] = pairOf(mine, theirs) ?? [];
  if (!word || !other) return null;
  const base = { line: mine.first, params: { name: inside(word), said: word.text } };
  const kinds = `${word.kind} ${other.kind}`;
  const isSame = inside(word) === inside(other);
  if (kinds === 'string name' && isSame) return { ...base, kind: 'quotes-extra' };
  if (kinds === 'name string') return { ...base, kind: 'quotes-missing' };
  if (kinds === 'string number' && isSame) return { ...base, kind: 'number-quoted' };
  const isLetter = /^[fF]/u.test(other.text) && !/^[fF]/u.test(word.text);
  return kinds === 'string string' && isSame && isLetter ? { ...base, kind: 'f-missing' } : null;
}

/** `2,5` where `2.5` is meant. */
function commaFinding(mine: CodeLine, theirs: CodeLine): Finding | null {
  const said = mine.tokens.map(
    ({ text }, index) => text + (mine.tokens[index + 1]?.text ?? '') + (mine.tokens[index + 2]?.text ?? ''),
  );
  const found = theirs.tokens.find(
    ({ kind, text }) => kind === 'number' && said.includes(text.replace('.', ',')) && text.includes('.'),
  );
  return found
    ? { kind: 'comma-for-dot', line: mine.first, params: { said: found.text.replace('.', ',') } }
    : null;
}

/** `int(text)` where `steps = int(text)` is meant. */
function isDropped(mine: CodeLine, theirs: CodeLine): boolean {
  const [name, sign, ...rest] = theirs.tokens.map(normalWord);
  return name !== undefined && sign === '=' && rest.join(' ') === mine.tokens.map(normalWord).join(' ');
}

const isPrintFor = (mine: CodeLine, theirs: CodeLine): boolean =>
  mine.tokens[0]?.text === 'print' && theirs.text.startsWith('player.');

/** What kind of change it is, told without the answer. */
export function findingOfStep({ mine, theirs, edit }: Step): Finding {
  const base = { line: edit.line, params: {} };
  if (!mine) return { ...base, kind: 'line-missing' };
  if (!theirs) return { ...base, kind: 'line-extra' };
  const word = wordFinding(mine, theirs) ?? commaFinding(mine, theirs);
  if (word) return word;
  if (isDropped(mine, theirs)) return { ...base, kind: 'result-dropped' };
  if (isPrintFor(mine, theirs))
    return { ...base, kind: 'print-for-command', params: { command: theirs.tokens[2]?.text ?? '' } };
  const isForever = mine.tokens[0]?.text === 'while' && theirs.tokens[0]?.text === 'for';
  if (isForever) return { ...base, kind: 'while-for-for' };
  const [own, wanted] = [rangeOf(mine), rangeOf(theirs)];
  if (own !== undefined && wanted !== undefined && own !== wanted) return { ...base, kind: 'loop-count' };
  const words = differing(mine, theirs);
  if (words?.length === 0)
    return { ...base, kind: theirs.depth < mine.depth ? 'line-outdent' : 'line-indent' };
  const kinds = new Set(words?.map(({ kind }) => kind));
  const [only] = kinds;
  return { ...base, kind: kinds.size === 1 && only ? KINDS[only] : 'line-other' };
}

/** Kinds that say more of a step than any error that comes of it. */
const TELLING: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'quotes-extra', 'quotes-missing', 'number-quoted', 'f-missing', 'comma-for-dot', 'result-dropped',
  'print-for-command', 'while-for-for', 'line-outdent',
]); // prettier-ignore

/** Whether the step by itself tells what is wrong. */
export const isTelling = ({ kind }: Finding): boolean => TELLING.has(kind);

/** The first place where the program differs from one that works. */
export const firstDifference: Rule = ({ steps }) => {
  const step = steps[0];
  return step ? { ...findingOfStep(step), edit: step.edit } : null;
};
