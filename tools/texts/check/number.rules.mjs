// Whether the numbers of a translation are those of its text.
import { withoutCode } from './english.rules.mjs';

const NUMBER = /\p{Nd}+(?:[.,'’٬٫\u00A0\u202F ]\p{Nd}+)*/gu;
/** Small numbers may be written as words, in either language. */
const IN_WORDS = 12;
const WORDS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|both|pairs?|no|first|second|third|fourth|fifth|another|twos|threes|doubles?|single|sixth|seventh|eighth|ninth|tenth|twelfth|zero|none?|hundred|thousand)\b/i;

/** Larger ones that English has as words. */
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const DIGITS = 'one two three four five six seven eight nine'.split(' ');
const LARGER = new Map([
  ...TEENS.map((word, index) => [word, 13 + index]),
  ...TENS.flatMap((word, ten) => [
    [word, 20 + 10 * ten],
    ...DIGITS.map((digit, one) => [`${word}-${digit}`, 21 + 10 * ten + one]),
  ]),
]);

const larger = english =>
  [...LARGER].flatMap(([word, number]) => (english.toLowerCase().includes(word) ? [number] : []));

/** Digits of any script as 0 to 9. */
const asDigits = text =>
  text.replaceAll(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0);
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });

const KNOWN = new Map();

function separatorsOf(code) {
  if (!KNOWN.has(code)) KNOWN.set(code, readSeparators(code));
  return KNOWN.get(code);
}

const readSeparators = code => {
  const parts = new Intl.NumberFormat(code, { useGrouping: 'always' }).formatToParts(12345.6);
  const valueOf = type => asDigits(parts.find(part => part.type === type)?.value ?? '');
  return { group: valueOf('group'), decimal: valueOf('decimal') };
};

const GROUPED = /^\d{1,3}(?:[.,'’٬\u00A0\u202F ]\d{3})+$/;
const pieces = token => token.split(/[.,'’٬٫\u00A0\u202F ]/).map(Number);

/** What a number may mean in a language: 10.000 is ten thousand in German, 10 000 too, in Arabic also 10,000. */
function meanings(token, { group, decimal }) {
  const plain = asDigits(token);
  if (/^\d+$/.test(plain)) return [Number(plain)];
  const used = [...new Set(plain.replaceAll(/\d/g, ''))];
  const isGroup = sign =>
    sign !== decimal && (sign === group || /[\u00A0\u202F '’٬]/.test(sign) || sign === ',');
  if (used.length === 1 && GROUPED.test(plain) && isGroup(used[0]))
    return [Number(plain.replaceAll(/\D/g, ''))];
  const last = used.at(-1);
  const [whole, part, ...more] = plain.split(last);
  if (more.length === 0 && (last === decimal || last === '.'))
    return [Number(`${whole.replaceAll(/\D/g, '')}.${part}`)];
  return pieces(plain);
}

/** The numbers of a text, as what they are. */
export const numbersIn = (text, code) => {
  const separators = separatorsOf(code);
  return (withoutCode(text).match(NUMBER) ?? []).flatMap(token => {
    const isGrouped = GROUPED.test(asDigits(token)) || !/[ \u00A0\u202F]/.test(token);
    const tokens = isGrouped ? [token] : token.split(/[ \u00A0\u202F]/);
    return tokens.flatMap(one => meanings(one, separators));
  });
};

/** Parts of the catalogue in which a number with a point is Python's. */
const OF_PROGRAMS = new Set(['child', 'first', 'lessons', 'quizzes']);
const DECIMAL = /(?<![\p{L}\d.])\d+\.\d+(?![\p{L}\d.]*\d)/gu;

/** A number of a program keeps its point, also where the language writes a comma. */
export function decimalProblem({ english, translation, part }) {
  if (!OF_PROGRAMS.has(part)) return undefined;
  const lost = (english.match(DECIMAL) ?? []).find(number => !translation.includes(number));
  return lost === undefined ? undefined : `lost ${lost}, a number of a program`;
}

export function numberProblem({ english, many, translation, form }, { code }) {
  const wanted = numbersIn(`${english}\n${many ?? ''}`, 'en');
  const found = numbersIn(translation, code);
  const lost =
    form === undefined ? wanted.filter(number => number > IN_WORDS && !found.includes(number)) : [];
  const isSmall = number =>
    number === 1 || (number <= IN_WORDS && (form !== undefined || WORDS.test(english)));
  const made = found.filter(
    number => !wanted.includes(number) && !larger(english).includes(number) && !isSmall(number),
  );
  if (made.length > 0) return `has ${made.join(', ')}, which the English lacks`;
  return lost.length > 0 ? `lost ${lost.join(', ')}` : undefined;
}
