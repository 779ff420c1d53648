import { bindingsOf, type Code, type CodeLine, KEYWORDS, type Token } from '@burrow/python-syntax';
import type { Step } from '../reference/step.types.ts';
import type { Finding } from '../tutor.types.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import { causeOf, differing, otherPart } from './line-differences.ts';
import { missingLine } from './missing-lines.ts';
import type { Rule } from './rule.ts';

const KINDS: Readonly<Record<Token['kind'], FindingKind>> = {
  number: 'line-number',
  string: 'line-text',
  operator: 'line-sign',
  name: 'line-name',
  unknown: 'line-other',
};

/** Signs that can be pointed at by themselves. */
const SIGNS: ReadonlySet<string> = new Set([
  '+',
  '-',
  '*',
  '/',
  '//',
  '%',
  '**',
  '<',
  '>',
  '<=',
  '>=',
  '==',
  '!=',
]);

/** The function around a statement that the statement calls. */
function calledInside({ lines }: Code, line: CodeLine): string | undefined {
  const above = lines.slice(0, lines.indexOf(line)).toReversed();
  let indent = line.indent;
  for (const one of above) {
    if (one.indent >= indent) continue;
    indent = one.indent;
    const [name] = one.tokens[0]?.text === 'def' ? bindingsOf([one]) : [];
    if (name && line.tokens.some(({ text }) => text === name.name)) return name.name;
  }
  return undefined;
}

const TAKES: ReadonlySet<string> = new Set(['next', 'pop', 'popleft']);

function ofExtra(code: Code, mine: CodeLine): Pick<Finding, 'kind' | 'params'> {
  const name = calledInside(code, mine);
  const taken = mine.tokens.find(({ text }, at) => TAKES.has(text) && mine.tokens[at + 1]?.text === '(');
  if (taken && name === undefined) return { kind: 'taken-extra', params: { said: `${taken.text}()` } };
  return name === undefined ? { kind: 'line-extra', params: {} } : { kind: 'calls-itself', params: { name } };
}

/** Which of a line's numbers is the other one: the first, the last, or its only one. */
function numberKind({ tokens }: CodeLine, [word, more]: readonly Token[]): FindingKind {
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  if (numbers.length < 2 || !word || more) return 'line-number';
  if (word === numbers[0]) return 'line-number-first';
  return word === numbers.at(-1) ? 'line-number-last' : 'line-number';
}

function ofChanged(mine: CodeLine, theirs: CodeLine): Pick<Finding, 'kind' | 'params'> {
  const cause = causeOf(mine, theirs);
  if (cause) return cause;
  const words = differing(mine, theirs);
  if (words?.length === 0)
    return { kind: theirs.depth < mine.depth ? 'line-outdent' : 'line-indent', params: {} };
  const [word, more] = words ?? [];
  if (word && !more && (SIGNS.has(word.text) || (word.kind === 'name' && !KEYWORDS.has(word.text))))
    return { kind: 'line-part', params: { said: word.text } };
  const kinds = new Set(words?.map(({ kind }) => kind));
  const [only] = kinds;
  const kind = kinds.size === 1 && only ? KINDS[only] : 'line-other';
  const said = (words ?? []).map(({ text }) => text).join(', ');
  if (kind === 'line-number') return { kind: numberKind(mine, words ?? []), params: { said } };
  if (kind === 'line-text') return { kind, params: { said } };
  return (kind === 'line-other' ? otherPart(mine, theirs) : null) ?? { kind, params: {} };
}

/** The line that opens the block of a statement. */
export const headerOf = ({ lines }: Code, line: CodeLine): number =>
  lines.slice(0, lines.indexOf(line)).findLast(({ indent }) => indent < line.indent)?.first ?? line.first;

/** What kind of change it is, without the answer. */
export function findingOfStep(code: Code, { mine, theirs, edit, moved }: Step): Finding {
  if (mine && moved) {
    const kind = moved.isLate ? 'line-too-late' : 'line-too-early';
    return { kind, line: mine.first, params: { other: moved.other } };
  }
  if (!mine)
    return theirs ? missingLine(code, theirs, edit) : { kind: 'line-missing', line: edit.line, params: {} };
  const found = theirs ? ofChanged(mine, theirs) : ofExtra(code, mine);
  if (found.kind !== 'line-outdent') return { ...found, line: edit.line };
  const header = headerOf(code, mine);
  const isOfFunction = code.lines.some(
    ({ first, tokens }) => first === header && tokens.slice(0, 2).some(({ text }) => text === 'def'),
  );
  const kind = isOfFunction ? 'line-outdent-def' : 'line-outdent';
  return { kind, line: edit.line, params: { ...found.params, header } };
}

/** Kinds that say more about a step than any error that results from it. */
const TELLING: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'quotes-extra', 'quotes-missing', 'number-quoted', 'bool-quoted', 'f-missing', 'f-inside', 'comma-for-dot',
  'result-dropped', 'print-for-command', 'print-kept', 'value-typed', 'asked-again', 'await-call', 'async-missing', 'items-missing',
  'call-early', 'calls-itself', 'while-for-for', 'call-missing', 'return-missing', 'print-for-return', 'return-for-yield',
  'inner-unreturned', 'self-missing', 'self-parameter', 'kept-nothing', 'value-replaced', 'decorator-missing', 'super-missing',
  'parts-swapped', 'star-missing', 'names-missing', 'part-missing', 'brackets-order', 'filter-missing', 'range-short', 'range-long',
  'call-missing-values', 'slice-start', 'slice-end', 'slice-step', 'sort-down', 'sort-up', 'least-for-most', 'most-for-least', 'list-brackets', 'await-task', 'slice-missing', 'stars-missing',
  'sign-direction', 'text-part', 'text-whole', 'class-shared', 'filled-other', 'same-value', 'default-other', 'type-compared', 'index-missing', 'gather-missing', 'one-unadded', 'lock-missing', 'line-again', 'call-absent',
  'append-missing', 'sum-dropped', 'sum-turned', 'text-spaces', 'lookup-missing', 'key-dotted', 'removed-by-place', 'place-of-value', 'question-turned', 'f-brackets', 'range-shifted', 'range-down', 'range-up', 'index-shifted', 'text-case', 'truth-compared', 'pop-missing', 'from-missing', 'line-outdent', 'line-outdent-def', 'line-turn', 'line-too-late', 'line-too-early',
  'await-extra', 'added-extra', 'key-other', 'range-few', 'letters-added', 'get-default', 'key-missing', 'reverse-all', 'condition-first', 'star-extra', 'place-itself', 'taken-extra', 'async-loop', 'list-shared', 'list-in-list', 'function-other',
]); // prettier-ignore

/** Whether what is said about a step names its mistake. */
export const isTelling = ({ kind }: Finding): boolean => TELLING.has(kind);

/** Kinds that say no more about a step than where it is. */
const PLAIN: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'line-number', 'line-number-first', 'line-number-last', 'line-text', 'line-sign', 'line-name', 'line-command', 'line-part', 'line-lacks', 'line-indent',
]); // prettier-ignore

/** Kinds that say hardly anything. */
const VAGUE: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'line-missing', 'command-missing', 'change-missing', 'line-extra', 'line-other', 'import-missing',
]); // prettier-ignore

/** Findings that name no cause. */
const GENERAL: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'goal-open', 'variant-fails', 'world-other', 'error-other', 'type-other', 'value-unusable', 'stuck', 'syntax-other', 'value-other',
  'recursion', 'none-value',
]); // prettier-ignore

/** Findings that say exactly what is wrong, whatever the reference has there. */
const KNOWN: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'name-later', 'sign-order', 'uses-missing', 'except-other', 'try-outside', 'property-itself', 'special-itself', 'recursion-same',
  'recursion-endless', 'made-anew', 'made-in-loop', 'split-missing', 'split-parts', 'whole-in-loop', 'await-task', 'special-plain',
  'special-sides', 'special-missing', 'special-values', 'key-untidy', 'key-whole', 'way-from-start',
  'gather-order', 'list-as-thing', 'object-missing', 'send-early', 'async-loop', 'async-loop-extra', 'name-taken', 'list-shared', 'list-changed', 'try-unset', 'branch-unset', 'parameter-unused', 'left-changed', 'yield-from-whole', 'index-length', 'turn-back', 'words-spaces', 'class-reset', 'gather-list', 'setter-first', 'function-as-method', 'key-inside', 'none-from-method', 'closure-late', 'generator-unused', 'outer-name',
]); // prettier-ignore

/** Steps without which a whole list comes where one thing is wanted. */
const TAKES_APART: ReadonlySet<FindingKind> = new Set<FindingKind>(['star-missing', 'from-missing']);

/** Findings about the spelling of a name. */
const SPELLED: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'name-near',
  'name-unknown',
  'quotes-missing',
  'key-near',
]);

/** Whether the step itself says better what is wrong than the finding does. `isNear`: whether the learner goes the reference's way. */
export const tellsMore = (step: Finding, finding: Finding, isNear: boolean): boolean =>
  (finding.kind === 'list-as-thing' && TAKES_APART.has(step.kind)) ||
  (finding.kind === 'same-tile' && step.kind === 'line-indent') ||
  (TELLING.has(step.kind) && !KNOWN.has(finding.kind)) ||
  (step.kind === 'name-other' && !SPELLED.has(finding.kind) && !KNOWN.has(finding.kind)) ||
  (step.kind === 'wrap-missing' &&
    (['len', 'sum'].includes(String(step.params['name'])) ||
      step.line !== finding.line ||
      finding.kind === 'text-and-number') &&
    !KNOWN.has(finding.kind)) ||
  (GENERAL.has(finding.kind) && !VAGUE.has(step.kind) && (isNear || !PLAIN.has(step.kind)));

/** The first place where the program differs from one that works. */
export const firstDifference: Rule = ({ steps, code }) => {
  const step = steps[0];
  return step ? { ...findingOfStep(code, step), edit: step.edit } : null;
};
