import type { Advice } from '../src/index.ts';

/** A line of advice with the lines that it changes, before and after; empty if there are none. */
interface Change {
  readonly text: string;
  readonly was: string;
  readonly now: string;
}

type Claim = (change: Change) => boolean;

const quotes = (text: string): number => text.match(/["']/gu)?.length ?? 0;
const isWord = (text: string): boolean => /^\w+$/u.test(text);
const times = (text: string, part: string): number =>
  text.split(isWord(part) ? new RegExp(`\\b${part}\\b`, 'u') : part).length - 1;
const lastNumber = (text: string): number => Number(/(\d+)\D*$/u.exec(text)?.[1] ?? 1);
const sortedLines = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim())
    .toSorted()
    .join('\n');

const becomes =
  (pattern: RegExp): Claim =>
  ({ was, now }) =>
    pattern.test(now) && was !== now;
const fewerQuotes: Claim = ({ was, now }) => quotes(now) < quotes(was);
const moreQuotes: Claim = ({ was, now }) => quotes(now) > quotes(was);
const firstLine = (text: string): string | undefined => text.split('\n')[0]?.trim();
const sameWords: Claim = ({ was, now }) => firstLine(was) === firstLine(now);
const sameLines: Claim = ({ was, now }) => sortedLines(was) === sortedLines(now);
const removes: Claim = ({ now }) => now === '';
const adds: Claim = ({ was, now }) => was === '' && now !== '';
/** What the text quotes from the line must be gone after the edit. */
const saidIsGone: Claim = ({ text, was, now }) => {
  const said = /Line \d+ says (.+?)(?:, | after |\. )/u.exec(text)?.[1] ?? '';
  return said !== '' && times(was, said) > times(now, said);
};
/** The value that was typed in must be gone. */
const typedIsGone: Claim = ({ text, was, now }) => {
  const said = / has (.+?) typed in/u.exec(text)?.[1] ?? '';
  return said !== '' && times(was, said) > times(now, said);
};
/** The line must turn to the side that the text names. */
const turns: Claim = ({ text, was, now }) => {
  const side = /on your (left|right)/u.exec(text)?.[1];
  return side === undefined ? /turn_/u.test(now + was) : now.includes(`turn_${side}`);
};

/** What the words of a kind of finding say about the change that goes with them, if anything. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  'colon-missing': becomes(/:\s*(?:#.*)?$/u),
  'bracket-open': becomes(/[)\]}]/u),
  'call-brackets': becomes(/\(.*\)/u),
  'brackets-missing': becomes(/\(\)/u),
  'bracket-kind': becomes(/\(.*\)/u),
  'block-braces': ({ now }) => !/[{}]/u.test(now),
  'repeat-word': saidIsGone,
  'quote-open': moreQuotes,
  'curly-quotes': ({ now }) => !/[“”‘’]/u.test(now),
  'words-unquoted': moreQuotes,
  'quotes-missing': moreQuotes,
  'number-quoted': fewerQuotes,
  'bool-quoted': fewerQuotes,
  'quotes-extra': fewerQuotes,
  'f-missing': becomes(/\bf["']/u),
  'f-inside': becomes(/\bf["']/u),
  'comma-for-dot': becomes(/\d\.\d/u),
  'single-equals': becomes(/==/u),
  'double-equals': ({ was, now }) => times(now, '==') < times(was, '=='),
  'assign-turned': becomes(/^\s*\w+ =/u),
  'sign-order': saidIsGone,
  'foreign-sign': saidIsGone,
  'keyword-case': saidIsGone,
  'player-case': saidIsGone,
  'name-spaced': saidIsGone,
  'name-dashed': saidIsGone,
  'name-near': saidIsGone,
  'number-word': saidIsGone,
  'command-near': saidIsGone,
  'command-unknown': saidIsGone,
  'two-in-line': ({ was, now }) => now.split('\n').length > was.split('\n').length,
  prose: becomes(/^\s*#/u),
  'indent-missing': sameWords,
  'indent-extra': sameWords,
  'indent-uneven': sameWords,
  'tabs-mixed': sameWords,
  'part-place': sameWords,
  'line-indent': sameWords,
  'line-outdent': sameWords,
  'line-too-late': sameLines,
  'line-too-early': sameLines,
  'line-missing': adds,
  'line-extra': removes,
  'taken-extra': removes,
  'calls-itself': removes,
  'nothing-wanted': removes,
  'steps-too-many': ({ was, now }) => lastNumber(now) < lastNumber(was),
  'steps-too-few': ({ was, now }) => lastNumber(now) > lastNumber(was),
  'turn-missing': turns,
  'turn-around': turns,
  'goal-turn': turns,
  'goal-walk': becomes(/move_forward/u),
  'goal-act': ({ text, now }) => now.includes(/command for it: (\w+)/u.exec(text)?.[1] ?? '…'),
  'gate-shut': becomes(/open\(/u),
  'way-blocked': ({ now }) => now === '' || /turn_|move_forward/u.test(now),
  'print-for-command': ({ was, now }) => was.includes('print(') && now.includes('player.'),
  'print-kept': ({ was, now }) => times(now, 'print(') < times(was, 'print('),
  'result-dropped': ({ was, now }) => now.trim().endsWith(`= ${was.trim()}`),
  'value-typed': typedIsGone,
  'while-for-for': becomes(/^\s*for\b/u),
  'loop-count': ({ was, now }) => was.includes('range(') && now.includes('range(') && was !== now,
  'await-call': becomes(/\bawait\b/u),
  'await-missing': becomes(/\bawait\b/u),
  'async-missing': becomes(/^\s*async\b/u),
  'items-missing': becomes(/\.items\(\)/u),
  'call-early': ({ was, now }) => times(now, '(') < times(was, '('),
  'star-extra': ({ was, now }) => times(now, '*') < times(was, '*'),
  'self-given': ({ was, now }) => times(now, 'self') < times(was, 'self'),
  'list-in-list': ({ was, now }) => times(now, '[') < times(was, '['),
  'added-extra': ({ was, now }) => times(now, '+=') + times(now, '-=') < times(was, '+=') + times(was, '-='),
  'condition-first': becomes(/\bif\b/u),
};

const rows = (code: string, { edit }: Advice): string =>
  !edit || edit.kind === 'add'
    ? ''
    : code
        .split('\n')
        .slice(edit.line - 1, edit.through)
        .join('\n');

/** Whether the words name one line and the edit changes another, without saying where to continue. */
function isElsewhere({ line, edit, text }: Advice): boolean {
  if (line === null || !edit || edit.kind === 'remove') return false;
  const through = edit.kind === 'modify' ? edit.through : edit.line;
  const isOther = line < edit.line || line > through;
  return isOther && !/The fix is higher up|The fix is further down/u.test(text);
}

/** Whether the words of a line of advice contradict its edit. `code` is the program before the edit. */
export function contradicts(code: string, advice: Advice): boolean {
  const { edit, kind, text } = advice;
  if (!edit) return false;
  const change = { text, was: rows(code, advice), now: edit.kind === 'remove' ? '' : edit.text };
  const claim = Object.hasOwn(CLAIMS, kind) ? CLAIMS[kind] : undefined;
  return isElsewhere(advice) || (claim !== undefined && !claim(change));
}
