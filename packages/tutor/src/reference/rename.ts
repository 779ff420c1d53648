import {
  type Binding,
  bindingsOf,
  type Code,
  type CodeLine,
  readCode,
  type Token,
} from '@burrow/python-syntax';
import { likeness, normalWords } from './normal-form.ts';

const renameInside = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{[^{}]*\}/gu, part =>
    part.replaceAll(/[\p{L}_][\p{L}\p{N}_]*/gu, word => names.get(word) ?? word),
  );

function renamed({ kind, text }: Token, names: ReadonlyMap<string, string>): string {
  if (kind === 'name') return names.get(text) ?? text;
  return kind === 'string' && /^[rR]?[fF]/u.test(text) ? renameInside(text, names) : text;
}

/** The code with other names for its variables. */
export function renameCode(code: Code, names: ReadonlyMap<string, string>): Code {
  if (names.size === 0) return code;
  const tokens = code.lines.flatMap(line =>
    line.tokens.filter((_token, index) => line.tokens[index - 1]?.text !== '.'),
  );
  let source = code.source;
  for (const token of tokens.toReversed()) {
    source = source.slice(0, token.start) + renamed(token, names) + source.slice(token.end);
  }
  return readCode(source);
}

const masked = (line: CodeLine | undefined, name: string): readonly string[] =>
  line
    ? normalWords(line)
        .slice(0, MAX_WORDS)
        .map(word => (word === name ? '$' : word))
    : [];

const MAX_WORDS = 100;
const LEAST_LIKENESS = 0.5;

interface Side {
  readonly code: Code;
  readonly free: readonly Binding[];
}

function partnerOf(
  binding: Binding,
  theirs: Code,
  mine: Side,
  taken: ReadonlySet<string>,
): string | undefined {
  const wanted = masked(theirs.lines[binding.line], binding.name);
  let best: { name: string; score: number } | undefined;
  for (const candidate of mine.free) {
    if (candidate.kind !== binding.kind || taken.has(candidate.name)) continue;
    const score = likeness(wanted, masked(mine.code.lines[candidate.line], candidate.name));
    if (score >= LEAST_LIKENESS && score > (best?.score ?? 0)) best = { name: candidate.name, score };
  }
  return best?.name;
}

/**
 * Returns the reference with the learner's names for what both have under different names, so that only real
 * differences remain. `fixed` are names that the level requires or provides.
 */
export function withLearnersNames(theirs: Code, mine: Code, fixed: ReadonlySet<string>): Code {
  const own = bindingsOf(mine.lines);
  const ownNames = new Set(own.map(({ name }) => name));
  const wanted = bindingsOf(theirs.lines);
  const wantedNames = new Set(wanted.map(({ name }) => name));
  const free = own.filter(({ name }) => !fixed.has(name) && !wantedNames.has(name));
  const names = new Map<string, string>();
  for (const binding of wanted) {
    if (fixed.has(binding.name) || ownNames.has(binding.name) || binding.name.startsWith('__')) continue;
    const partner = partnerOf(binding, theirs, { code: mine, free }, new Set(names.values()));
    if (partner !== undefined) names.set(binding.name, partner);
  }
  return withInnerNames(renameCode(theirs, names), mine);
}

/** A statement without the name that its comprehension goes through. */
function unnamed({ tokens }: CodeLine): string {
  const at = tokens.findIndex(({ text }, index) => index > 0 && text === 'for');
  const name = at < 0 ? undefined : tokens[at + 1]?.text;
  return name === undefined ? '' : tokens.map(({ text }) => (text === name ? '$' : text)).join(' ');
}

/** `[Melon(w) for w in weights]`, where the reference has `[Melon(kg) for kg in weights]`: that name ends with the line. */
function withInnerNames(theirs: Code, mine: Code): Code {
  let { source } = theirs;
  for (const line of theirs.lines.toReversed()) {
    const wanted = unnamed(line);
    const own = wanted === '' ? undefined : mine.lines.find(one => unnamed(one) === wanted);
    const end = line.tokens.at(-1)?.end ?? line.start;
    if (own) source = source.slice(0, line.start) + own.text + source.slice(end);
  }
  return source === theirs.source ? theirs : readCode(source);
}
