import type { Context } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { doubleEqualsSign, turnedAssignment } from './assignments.rule.ts';
import { defBrackets, elseCondition, keywordCase, missingColon, partPlace } from './blocks.rule.ts';
import { openBracket, wrongBracket } from './brackets.rule.ts';
import { argumentCount, missingBrackets, unknownCommand } from './commands.rule.ts';
import { firstDifference } from './difference.rule.ts';
import { openGoals } from './goals.rule.ts';
import { extraIndent, missingIndent, mixedTabs, unevenIndent } from './indentation.rule.ts';
import { complete, nothingYet, tooManyLines } from './limits.rule.ts';
import { missingPlayer, missingQuotes, unknownName, valueCase } from './names.rule.ts';
import { wrongPlace } from './place.rule.ts';
import { misspelledMethod, nearKey, pythonError } from './python-errors.rule.ts';
import { openQuote, unquotedWords } from './quotes.rule.ts';
import { refusal } from './refusals.rule.ts';
import type { Rule } from './rule.ts';
import { callBrackets, foreignSign, signOrder, singleEqualsSign, typographicSigns } from './signs.rule.ts';
import { misspelledWord, unreadable } from './unread.rule.ts';
import { variantFails } from './variant.rule.ts';
import { wayBlocked } from './way.rule.ts';
import { bracketKind, missingDot, prose, spacedName, twoInLine } from './words.rule.ts';

/** In this order; the first that finds something speaks. What Python cannot read comes before what it does. */
const RULES: readonly Rule[] = [
  nothingYet,
  typographicSigns,
  prose,
  openQuote,
  foreignSign,
  missingDot,
  spacedName,
  twoInLine,
  bracketKind,
  unquotedWords,
  callBrackets,
  wrongBracket,
  openBracket,
  partPlace,
  elseCondition,
  signOrder,
  singleEqualsSign,
  turnedAssignment,
  keywordCase,
  defBrackets,
  missingColon,
  mixedTabs,
  missingIndent,
  extraIndent,
  unevenIndent,
  misspelledWord,
  unreadable,
  tooManyLines,
  complete,
  missingBrackets,
  valueCase,
  doubleEqualsSign,
  missingPlayer,
  missingQuotes,
  unknownName,
  unknownCommand,
  argumentCount,
  misspelledMethod,
  nearKey,
  variantFails,
  pythonError,
  wayBlocked,
  wrongPlace,
  refusal,
  openGoals,
  firstDifference,
];

/** What is wrong, or comes next. */
export function findingOf(context: Context): Finding {
  for (const rule of RULES) {
    const found = rule(context);
    if (found) return found;
  }
  return { kind: 'stuck', line: null, params: {} };
}
