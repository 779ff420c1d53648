// Short texts that say, as a whole, what another text of the language says: "No" on the button of "Yes".
import { membersIn } from './opposites.rules.mjs';

const LONGEST = 25;
const isShort = ({ english, holes, form, translation, part }) =>
  translation !== undefined &&
  form === undefined &&
  holes.length === 0 &&
  english.length <= LONGEST &&
  part !== 'legal';
const key = text =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!?。！？]/gu, '');

/** By each translation of a short text, what it is of. */
export function wholeTexts(entries) {
  const wholes = new Map();
  for (const { english, translation } of entries.filter(isShort)) {
    const known = wholes.get(key(translation)) ?? new Set();
    wholes.set(key(translation), known.add(english));
  }
  return wholes;
}

/** Whether two texts have words that exclude each other, and share none of their group. */
function areOpposites(one, other) {
  const [own, found] = [one, other].map(membersIn);
  const shared = [...own].filter(([group]) => found.has(group));
  return shared.length > 0 && shared.every(([group, members]) => members.isDisjointFrom(found.get(group)));
}

/** A short text that is translated as one that says the opposite. */
export function wholeProblem(entry, { wholes }) {
  if (wholes === undefined || !isShort(entry)) return undefined;
  const others = [...(wholes.get(key(entry.translation)) ?? [])];
  const opposite = others.find(english => areOpposites(entry.english, english));
  return opposite === undefined ? undefined : `says "${opposite}" for "${entry.english}"`;
}
