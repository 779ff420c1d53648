// A text with the translation of another: pasted in the wrong place.
import { stemsOf } from './association.rules.mjs';
import { tokensOf } from './tokens.rules.mjs';

const key = text => text.trim().toLowerCase();
/** So few of the words of two texts are the same if they say something else. */
const SHARED = 0.34;
/** A word has to be in more sentences than so many, and be said in nearly all of them as it is elsewhere. */
const [FEW, MISSED] = [3, 0.25];

/** Names of things and animals, of which English has two for one. */
const THINGS = /thing-names|characters\.|animals\./;
const fileOf = id => id.replace(/[:/][^:/]*$/, '');

const isLooked = ({ id, translation, form, part }) =>
  translation !== undefined && form === undefined && part !== 'legal' && !THINGS.test(id);

/** By each translation the texts that have it, where there are several. */
export function sameTranslations(entries) {
  const groups = Map.groupBy(entries.filter(isLooked), ({ translation }) => key(translation));
  return new Map([...groups].filter(([, texts]) => texts.length > 1));
}

function areUnlike(one, other) {
  const [own, found] = [one, other].map(stemsOf);
  const shared = own.intersection(found).size;
  const least = Math.min(own.size, found.size);
  return least > 1 && shared <= least * SHARED;
}

/** Whether a translation says words of one English text and none of another, by how the language says them elsewhere. */
function isOfAnother(translation, english, other, associations) {
  const { stems, tokens, ofStem } = associations;
  const found = new Set(tokens.known(tokensOf(translation)));
  const says = text =>
    stems
      .known(stemsOf(text))
      .map(stem => ofStem(stem))
      .filter(({ by, rest, all }) => by.length > 0 && rest <= all * MISSED && all > FEW);
  const isSaid = ({ by }) => by.some(token => found.has(token));
  const [own, next] = [english, other].map(says);
  return own.length > 0 && !own.some(isSaid) && next.some(isSaid);
}

/** A sentence that is said as another, of which the English has other words. */
export function echoProblem({ id, english, translation, form }, { echoes, associations }) {
  if (echoes === undefined || form !== undefined) return undefined;
  const others = echoes.get(key(translation)) ?? [];
  const other = others.find(
    each =>
      each.id !== id &&
      each.english !== english &&
      (areUnlike(english, each.english) ||
        (associations !== undefined &&
          fileOf(id) === fileOf(each.id) &&
          isOfAnother(translation, english, each.english, associations))),
  );
  return other === undefined ? undefined : `says what "${other.english}" is (${other.id})`;
}
