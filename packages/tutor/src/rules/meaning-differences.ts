import { type CodeLine, KEYWORDS } from '@burrow/python-syntax';
import { normalWords } from '../reference/normal-form.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import type { Comparison } from './comparison.ts';

const joined = (words: readonly string[]): string => words.join(' ');

/** The place of the one word in which two statements of the same length differ; -1 if they differ in more. */
function onlyOther(own: readonly string[], wanted: readonly string[]): number {
  if (own.length !== wanted.length) return -1;
  const other = own.flatMap((word, at) => (word === wanted[at] ? [] : [at]));
  return other.length === 1 ? (other[0] ?? -1) : -1;
}

/** What a sign does, where another one is meant. */
const SIGNS: Readonly<Record<string, FindingKind>> = {
  '+': 'sign-plus', '-': 'sign-minus', '*': 'sign-times', '/': 'sign-divide', '//': 'sign-whole', '%': 'sign-rest',
}; // prettier-ignore
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** `bundles + size`, where `*` is meant; `self.kg > other.kg`, where `<` is; `==`, where `in` is. */
const signMeant: Comparison = (mine, theirs): ReturnType<Comparison> => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = onlyOther(own, wanted);
  const [said = '', meant = ''] = [own[at] ?? '', wanted[at] ?? ''];
  if (at < 1 || mine.tokens[at]?.kind === 'string') return null;
  if (TURNED[said] === meant && said !== '') return { kind: 'sign-direction', params: { said } };
  if (said === '==' && meant === 'in') return { kind: 'text-part', params: {} };
  if (said === 'in' && meant === '==') return { kind: 'text-whole', params: {} };
  const kind = SIGNS[said];
  const isTwo = !['(', ',', '=', '['].includes(own[at - 1] ?? '');
  return kind && SIGNS[meant] && isTwo ? { kind, params: {} } : null;
};

/** `if state == "open":`, where `if "open" in state:` is meant. */
const partAsked: Comparison = (mine, theirs) => {
  const [, left = '', right = ''] =
    /(".*?"|[\w.[\]]+) in (".*?"|[\w.[\]]+)/u.exec(joined(normalWords(theirs))) ?? [];
  const own = joined(normalWords(mine));
  const isSame = [`${left} == ${right}`, `${right} == ${left}`].some(
    said => left !== '' && joined(normalWords(theirs)).replace(`${left} in ${right}`, said) === own,
  );
  return isSame ? { kind: 'text-part', params: {} } : null;
};

const isName = (line: CodeLine, at: number): boolean => {
  const token = line.tokens[at];
  return token?.kind === 'name' && !KEYWORDS.has(token.text);
};

/** A name in place of another one, where neither is called or made. */
const nameMeant: Comparison = (mine, theirs) => {
  const at = onlyOther(normalWords(mine), normalWords(theirs));
  const isMade =
    mine.tokens[at + 1]?.text === '=' ||
    ['def', 'class', 'for', '.'].includes(mine.tokens[at - 1]?.text ?? '');
  const isCalled = mine.tokens[at + 1]?.text === '(';
  const isPart = mine.tokens[at + 1]?.text === '.';
  return at > 0 && isName(mine, at) && isName(theirs, at) && !isMade && !isCalled && !isPart
    ? { kind: 'name-other', params: { said: mine.tokens[at]?.text ?? '' } }
    : null;
};

/** `list(...)`, where `sorted(...)` is meant: another function. */
const functionMeant: Comparison = (mine, theirs) => {
  const at = onlyOther(normalWords(mine), normalWords(theirs));
  const isCalled = mine.tokens[at + 1]?.text === '(' && mine.tokens[at - 1]?.text !== 'def';
  const isPlayers = mine.tokens[at - 2]?.text === 'player';
  return at > 0 && isName(mine, at) && isCalled && !isPlayers
    ? { kind: 'function-other', params: { said: mine.tokens[at]?.text ?? '' } }
    : null;
};

/** `thing == list`, where `isinstance(thing, list)` is meant. */
const typeCompared: Comparison = (mine, theirs) => {
  const wanted = joined(normalWords(theirs));
  const [whole = '', name = '', type = ''] = /isinstance \( (\w+) , (\w+) \)/u.exec(wanted) ?? [];
  const isSame = [`${name} == ${type}`, `type ( ${name} ) == "${type}"`, `${name} in ${type}`].some(
    said => whole !== '' && wanted.replace(whole, said) === joined(normalWords(mine)),
  );
  return isSame ? { kind: 'type-compared', params: { name, said: type } } : null;
};

/** `eggs[most]`, where `eggs.index(most)` is meant. */
const indexMissing: Comparison = (mine, theirs) => {
  const wanted = joined(normalWords(theirs));
  const [whole = '', name = '', said = ''] = /(\w+) \. index \( (\w+) \)/u.exec(wanted) ?? [];
  return whole !== '' && wanted.replace(whole, `${name} [ ${said} ]`) === joined(normalWords(mine))
    ? { kind: 'index-missing', params: { name, said } }
    : null;
};

/** `return await bake("bread"), bake("soup")`, where gather() waits for both at once. */
const gatherMissing: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const isLess = wanted.includes('gather') && !own.includes('gather');
  return isLess && own.includes('await') ? { kind: 'gather-missing', params: {} } : null;
};

/** `count.get(crop, 0)`, where `count.get(crop, 0) + 1` is meant. */
const oneUnadded: Comparison = (mine, theirs) => {
  const [own, wanted] = [joined(normalWords(mine)), joined(normalWords(theirs))];
  return own.includes('=') && /[\])]$/u.test(own) && wanted === `${own} + 1`
    ? { kind: 'one-unadded', params: {} }
    : null;
};

const COMPARED: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=']);

/** `seen[kind] > 3`, where `==` is meant. The edge and the opposite are told by themselves. */
export const comparedOther: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = onlyOther(own, wanted);
  const said = own[at] ?? '';
  return COMPARED.has(said) && COMPARED.has(wanted[at] ?? '')
    ? { kind: 'question-sign', params: { said } }
    : null;
};

/** `def dig(self):`, where `def work(self):` is meant. */
const defName: Comparison = (mine, theirs) => {
  const at = onlyOther(normalWords(mine), normalWords(theirs));
  return at > 0 && mine.tokens[at - 1]?.text === 'def'
    ? { kind: 'def-name', params: { name: mine.tokens[at]?.text ?? '' } }
    : null;
};

/** `def fetch(item, steps=2):`, where another number is meant. */
const defaultOther: Comparison = (mine, theirs) => {
  const at = onlyOther(normalWords(mine), normalWords(theirs));
  const isDef = mine.tokens[0]?.text === 'def';
  return isDef && at > 2 && mine.tokens[at - 1]?.text === '='
    ? { kind: 'default-other', params: { name: mine.tokens[at - 2]?.text ?? '' } }
    : null;
};

/** `self.made += 1`, where `Crate.made += 1` is meant. */
const classShared: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = onlyOther(own, wanted);
  const owner = wanted[at] ?? '';
  return own[at] === 'self' && own[at + 1] === '.' && /^\p{Lu}/u.test(owner)
    ? { kind: 'class-shared', params: { name: own[at + 2] ?? '', owner } }
    : null;
};

/** The function of `{len(seen)}`. */
const callIn = (field: string): string | undefined => /^\{(\w+)\(.*\)\}$/u.exec(field)?.[1];

const FIELDS = /\{[^{}]*\}/gu;

/** `f"{melons[0].kg} kg"`, where only what stands in the curly brackets is another value. */
const filledOther: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = onlyOther(own, wanted);
  const [text = '', meant = ''] = [own[at] ?? '', wanted[at] ?? ''];
  if (!text.startsWith('f"') || text.replaceAll(FIELDS, '{}') !== meant.replaceAll(FIELDS, '{}')) return null;
  const others: readonly string[] = meant.match(FIELDS) ?? [];
  const pairs = (text.match(FIELDS) ?? []).map((part, index) => [part, others[index] ?? ''] as const);
  const [pair, more] = pairs.filter(([part, other]) => part !== other);
  if (!pair || more) return null;
  const [said, meantField] = pair;
  const [called, needed] = [callIn(said), callIn(meantField)];
  return called !== undefined && needed !== undefined && called !== needed
    ? { kind: 'function-other', params: { said: called } }
    : { kind: 'filled-other', params: { said } };
};

/** `second = first`, where `second = next(belt)` is meant: a second name for the same value. */
const sameValue: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const isPlain = own.length === 3 && own[1] === '=' && isName(mine, 2);
  const isCall = wanted[0] === own[0] && wanted[1] === '=' && wanted[3] === '(' && wanted.at(-1) === ')';
  return isPlain && isCall && !wanted.includes(own[2] ?? '')
    ? { kind: 'same-value', params: { name: own[0] ?? '', said: own[2] ?? '' } }
    : null;
};

/** `word > longest`, where `len(word) > len(longest)` is meant: the same function around several values. */
const wrappedAll: Comparison = (mine, theirs) => {
  const wanted = joined(normalWords(theirs));
  for (const [, name = ''] of wanted.matchAll(/(\w+) \( [\w.]+ \)/gu)) {
    const call = new RegExp(`\\b${name} \\( ([\\w.]+) \\)`, 'gu');
    const given = [...wanted.matchAll(call)].map(found => found[1] ?? '');
    if (given.length > 1 && wanted.replaceAll(call, '$1') === joined(normalWords(mine)))
      return { kind: 'wrap-missing', params: { name, said: given.join(', ') } };
  }
  return null;
};

/** The name, or the call of a function, that ends before a place: `int(digit)`. */
function valueBefore(words: readonly string[], at: number): string {
  let [from, depth] = [at - 1, 0];
  for (; from >= 0; from--) {
    if (words[from] === ')') depth++;
    if (words[from] === '(') depth--;
    if (depth === 0 && words[from] !== '(') break;
  }
  return /^\w+$/u.test(words[from] ?? '') ? words.slice(from, at).join('') : '';
}

/** `best`, where `best + 1` is meant, or the other way round. */
export const oneBeside: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const [less, more] = own.length < wanted.length ? [own, wanted] : [wanted, own];
  const at = more.findIndex((word, index) => word !== less[index]);
  const isOne = more[at + 1] === '1' && (more[at] === '+' || more[at] === '-');
  if (!isOne || joined(more.toSpliced(at, 2)) !== joined(less) || less[at - 1] === undefined || at < 1)
    return null;
  const isSmall = (less === own) === (more[at] === '+');
  const value = valueBefore(less, at);
  const said = less === own ? value : `${value} ${own[at]} ${own[at + 1]}`;
  return value === '' ? null : { kind: isSmall ? 'one-less' : 'one-more', params: { said } };
};

/** Words of a program that have another meaning than is needed. */
export const MEANINGS: readonly Comparison[] = [
  defName,
  defaultOther,
  classShared,
  filledOther,
  sameValue,
  wrappedAll,
  typeCompared,
  indexMissing,
  gatherMissing,
  oneUnadded,
  signMeant,
  partAsked,
  nameMeant,
  functionMeant,
];
