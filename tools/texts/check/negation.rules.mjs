// A "not" that a translation lost, or has where the English has none.
import { withoutCode } from './english.rules.mjs';
import { NEGATION } from './negation.table.mjs';
import { sentencePairs } from './sentences.rules.mjs';

/** English that says no, and that no language says otherwise. */
const SAYS_NO = /\b(?:not|never|cannot|nobody)\b|n[’']t\b/i;
/** Where languages have a word of their own: "superfluous", "open", "later". */
const OTHERWISE =
  /“not”|the same|never both|not equal|not for|^if |never back|shouldn['’]t have|not here|picked up|what you need|not yours|and, or, not|nothing is wrong|not? need|n['’]t need|any ?more|not complete|(?:not|n['’]t) .*yet|not right|not now|if (?:it is )?not\b|not (?:just|only|quite|one of)|,? not (?:by |in |on |from |at )?\p{L}+ing\b|costs nothing|doesn['’]t matter|not$|or not/iu;
/** English that another language may say with a "not". */
const MAY_SAY_NO =
  /\b(?:not|no|never|cannot|nothing|nobody|none|nowhere|without|neither|nor|except|instead|only|just|until|unless|too|hardly|few|fewer|less|least|lacks?|miss\w*|wrong\w*|fail\w*|empty|still|stop\w*|refus\w*|reject\w*|forb\w*|free|else|than|before|rather|other\w*|hid\w*|los[te]\w*|left|leav\w*|differ\w*|expire\w*|over|gone|skip\w*|block\w*|avoid\w*|prevent\w*|keep\w*|stay\w*|away|off|out|barely|nearly|almost|even|anyone|anything|any|ever|yet|already|un\w+|in\w+|im\w+|dis\w+|ir\w+|\w+less|old|older|longer|beyond|past|missing|bare|far|deny|denied|declin\w*|false|zero|another|enough|ignor\w*|exclud\w*|turned|remov\w*|delet\w*|alone|bad\w*|mistake\w*|silent\w*|quiet\w*|but|safe\w*|end\w*|whether|or|if|broken|break\w*|same|elsewhere|err\w*|at once|as soon as|time|forg[oe]t\w*|fine|right|open|clos\w*|in the way|on (?:its|their) own|more|most|younger|optional|up to|every second|that is all|for good|spelt|problem\w*|slow\w*|while|mean|difficult|hard|locked|always|sure|one|last|all|waits?|whatever|stuck|answer|as you like|close|picked up|fetched|anybody|continue\w*|goes on|tidy|full|fresh)\b|n[’']t\b|\b0\b|!=/i;
const [LOST_WORDS, MADE_WORDS] = [16, 12];

const plainText = text => withoutCode(text).replaceAll(/\{[^}]*\}/g, ' ');
const wordsIn = text => text.trim().split(/\s+/).length;

const PART = /[,;:،؛、，]\s*/u;
const CONDITION = /^\s*(?:if|when)\b/i;
const partsOf = text => text.split(PART).filter(part => /\p{L}/u.test(part));

/** A condition and what follows of it are looked at each alone: a "not" in one hides nothing in the other. */
function partProblem(english, translation, table) {
  const [own, found] = [english, translation].map(partsOf);
  if (!CONDITION.test(english) || own.length < 2 || own.length !== found.length) return undefined;
  for (const [index, given] of own.entries()) {
    const part = given.replace(CONDITION, '');
    if (SAYS_NO.test(part) && !OTHERWISE.test(part) && !table.any.test(found[index]))
      return `lost the "not" of: ${part.trim()}`;
    if (!MAY_SAY_NO.test(part) && table.plain.test(found[index]))
      return `has a "not" that the English lacks: ${found[index].trim()}`;
  }
  return undefined;
}

export function negationProblem(entry, { code }) {
  const table = NEGATION[code];
  if (!table || entry.part === 'legal' || entry.part === 'guide' || entry.form === 'zero') return undefined;
  for (const [english, translation] of sentencePairs(entry)) {
    const [own, found] = [english, translation].map(plainText);
    const words = wordsIn(own);
    if (!/\p{L}/u.test(found)) continue;
    if (words <= LOST_WORDS && SAYS_NO.test(own) && !OTHERWISE.test(own) && !table.any.test(found))
      return `lost the "not" of: ${english.trim()}`;
    if (words <= MADE_WORDS && !MAY_SAY_NO.test(own) && table.plain.test(found))
      return `has a "not" that the English lacks: ${translation.trim()}`;
    const part = partProblem(own, found, table);
    if (part !== undefined) return part;
  }
  return undefined;
}
