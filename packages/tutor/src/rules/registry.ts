import type { Context } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { doubleEqualsSign, droppedSum, turnedAssignment } from './assignments.rule.ts';
import { defBrackets, elseCondition, keywordCase, missingColon, partPlace } from './blocks.rule.ts';
import { openBracket, wrongBracket } from './brackets.rule.ts';
import { foreignThis, forgottenSelf, missingSelf, selfOutside } from './classes.rule.ts';
import { argumentCount, dashedName, missingBrackets, signInName, unknownCommand } from './commands.rule.ts';
import { firstDifference } from './difference.rule.ts';
import { blockBraces, repeatWord } from './foreign-blocks.rule.ts';
import { bareDecorator, lockOfItsOwn, starCount } from './function-shape.rule.ts';
import { forgottenReturn, namedFunction, sharedDefault } from './functions.rule.ts';
import { openGoals } from './goals.rule.ts';
import { extraIndent, missingIndent, mixedTabs, strayReturn, unevenIndent } from './indentation.rule.ts';
import { complete, nothingYet, tooManyLines } from './limits.rule.ts';
import { listPlusValue } from './list-plus.rule.ts';
import { emptyOther } from './literals.rule.ts';
import { changedList, usedUp } from './loops.rule.ts';
import { missingPlayer, missingQuotes, numberWord, unknownName, valueCase } from './names.rule.ts';
import { wrongPlace } from './place.rule.ts';
import { appendedAfter, classReset, memoryAnew, restarted } from './anew.rule.ts';
import { ownArguments } from './arguments.rule.ts';
import { ownAttribute } from './attributes.rule.ts';
import { classForObject, classUncalled, methodOfClass, methodOutside } from './class-shape.rule.ts';
import { coveredQuestion } from './covered.rule.ts';
import { misspelledDunder } from './dunder.rule.ts';
import { endlessMethod } from './endless-methods.rule.ts';
import { uncaught } from './except.rule.ts';
import { flagReset } from './flags.rule.ts';
import {
  asyncOrder,
  commandAssigned,
  foreignDef,
  foreignFor,
  foreignNew,
  timesSign,
} from './foreign-words.rule.ts';
import { inPlaceAsValue } from './in-place.rule.ts';
import { generatorUnused, lookedUpLate, nonlocalMissing } from './inner-functions.rule.ts';
import { leftSideChanged } from './left-side.rule.ts';
import { splitMissing, untidyKey, wayFromStart, wholeInLoop, yieldFromWhole } from './loop-values.rule.ts';
import { afterReturn } from './returns.rule.ts';
import { turnBack } from './rounds.rule.ts';
import { objectMissing, plainResult, specialMissing } from './special-methods.rule.ts';
import { generatorAnew, listShared, nameTaken } from './taken.rule.ts';
import { gatherList, gatherOrder, oneAfterAnother, unawaited } from './tasks.rule.ts';
import {
  functionAsMethod,
  innerKey,
  lengthAsPlace,
  misspelledMethod,
  nearKey,
  pythonError,
} from './python-errors.rule.ts';
import { openQuote, unquotedWords } from './quotes.rule.ts';
import { refusal } from './refusals.rule.ts';
import type { Rule } from './rule.ts';
import {
  callBrackets,
  foreignSign,
  plusOrder,
  signOrder,
  singleEqualsSign,
  typographicSigns,
} from './signs.rule.ts';
import { forgottenF, quotedTruth, signCase } from './texts.rule.ts';
import { misspelledWord, unreadable } from './unread.rule.ts';
import { uncalledFunction, unusedClass } from './uncalled.rule.ts';
import { elseAsks, variantFails } from './variant.rule.ts';
import { droppedConversion, setterFirst, unsetName, unusedParameter } from './unset.rule.ts';
import { wayBlocked } from './way.rule.ts';
import { bracketKind, functionBrackets, missingDot, prose, spacedName, twoInLine } from './words.rule.ts';

/** What Python cannot read. The first line counts, as it does for Python; on one line this order. */
const UNREAD: readonly Rule[] = [
  typographicSigns,
  signInName,
  dashedName,
  foreignFor,
  foreignDef,
  foreignNew,
  asyncOrder,
  timesSign,
  prose,
  openQuote,
  foreignSign,
  missingDot,
  spacedName,
  twoInLine,
  bracketKind,
  unquotedWords,
  repeatWord,
  blockBraces,
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
  strayReturn,
  misspelledWord,
];

function firstUnread(context: Context): Finding | null {
  const found = UNREAD.flatMap(rule => rule(context) ?? []);
  return found.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))[0] ?? null;
}

/** In this order; the first rule that finds something decides. What Python cannot read comes before what it does. */
const RULES: readonly Rule[] = [
  nothingYet,
  firstUnread,
  unreadable,
  quotedTruth,
  memoryAnew,
  tooManyLines,
  complete,
  commandAssigned,
  misspelledDunder,
  methodOutside,
  classUncalled,
  bareDecorator,
  lockOfItsOwn,
  uncaught,
  endlessMethod,
  restarted,
  generatorAnew,
  generatorUnused,
  inPlaceAsValue,
  lookedUpLate,
  nameTaken,
  listShared,
  flagReset,
  coveredQuestion,
  afterReturn,
  listPlusValue,
  splitMissing,
  wholeInLoop,
  unawaited,
  gatherOrder,
  oneAfterAnother,
  gatherList,
  leftSideChanged,
  yieldFromWhole,
  plainResult,
  specialMissing,
  missingBrackets,
  namedFunction,
  valueCase,
  numberWord,
  nonlocalMissing,
  setterFirst,
  unsetName,
  doubleEqualsSign,
  droppedSum,
  droppedConversion,
  plusOrder,
  missingSelf,
  forgottenSelf,
  selfOutside,
  foreignThis,
  missingPlayer,
  missingQuotes,
  dashedName,
  unknownName,
  unknownCommand,
  methodOfClass,
  classForObject,
  objectMissing,
  starCount,
  ownArguments,
  argumentCount,
  emptyOther,
  ownAttribute,
  functionAsMethod,
  misspelledMethod,
  untidyKey,
  innerKey,
  nearKey,
  functionBrackets,
  forgottenReturn,
  changedList,
  usedUp,
  sharedDefault,
  signCase,
  forgottenF,
  elseAsks,
  appendedAfter,
  classReset,
  variantFails,
  lengthAsPlace,
  pythonError,
  unusedClass,
  unusedParameter,
  wayFromStart,
  turnBack,
  wayBlocked,
  wrongPlace,
  refusal,
  uncalledFunction,
  openGoals,
  firstDifference,
];

/** Returns what is wrong, or what comes next. */
export function findingOf(context: Context): Finding {
  for (const rule of RULES) {
    const found = rule(context);
    if (found) return found;
  }
  return { kind: 'stuck', line: null, params: {} };
}
