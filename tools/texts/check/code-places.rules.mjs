// Code that a translation says "not" of, while the English says it of other code: "`a`, not `b`".

const NOT_IN_ENGLISH = /(?:\bnot|\binstead of|\bnever|\brather than|\bwithout|n[’']t) (`[^`\n]+`)/giu;

/** How a language says it: before the code, or behind it. */
const NOT = {
  ar: /(?:ليس|وليس|لا|بدل|بدلًا من|دون) (`[^`\n]+`)/gu,
  de: /(?:nicht|statt|anstatt|ohne) (`[^`\n]+`)/giu,
  es: /(?:no|en vez de|en lugar de|sin) (`[^`\n]+`)/giu,
  fr: /(?:pas|au lieu de|à la place de|sans|et non) (`[^`\n]+`)/giu,
  he: /(?:לא|ולא|במקום|בלי) (?:את )?ה?-?(`[^`\n]+`)/gu,
  it: /(?:non|invece di|al posto di|senza) (`[^`\n]+`)/giu,
  ja: /(`[^`\n]+`)(?:ではなく|じゃなくて|でなく|ではありません|のかわりに|なしで|をつけずに)/gu,
  ko: /(`[^`\n]+`)(?:이 아니라|가 아니라|이 아닌|가 아닌| 대신)/gu,
  nl: /(?:niet|in plaats van|zonder) (`[^`\n]+`)/giu,
  pl: /(?:nie|zamiast|bez|a nie) (`[^`\n]+`)/giu,
  pt: /(?:não|em vez de|sem) (`[^`\n]+`)/giu,
  ru: /(?:не|вместо|без) (`[^`\n]+`)/giu,
  uk: /(?:не|замість|без) (`[^`\n]+`)/giu,
  zh: /(?:不是|而不是|不用|代替|没有)(`[^`\n]+`)/gu,
};

const codeOf = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, code]) => code));

const timesOf = text => {
  const times = new Map();
  for (const span of text.match(/`[^`\n]+`/g) ?? []) times.set(span, (times.get(span) ?? 0) + 1);
  return times;
};

/** Of code and code one stands in the place of the other. */
export function codePlacesProblem({ english, translation }, { code }) {
  if (!translation.includes('`')) return undefined;
  const [own, found] = [english, translation].map(timesOf);
  if (own.size < 2) return undefined;
  const [more] = [...found].find(([span, times]) => own.has(span) && times > own.get(span)) ?? [];
  const [less] = [...own].find(([span, times]) => found.has(span) && times > found.get(span)) ?? [];
  if (more !== undefined && less !== undefined) return `has ${more} in the place of ${less}`;
  if (NOT[code] === undefined) return undefined;
  const [never, not] = [codeOf(english, NOT_IN_ENGLISH), codeOf(translation, NOT[code])];
  const wrong = [...not].find(span => !never.has(span));
  return never.size === 1 && not.size === 1 && wrong !== undefined && found.size > 1
    ? `says "not" of ${wrong} and not of ${[...never][0]}`
    : undefined;
}
