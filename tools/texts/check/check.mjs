// Every rule on every translation of a language.
import { catalogueOf, countedEntries } from '../catalogue/catalogue.mjs';
import { readAccepted, readGlossary, readSameAsEnglish, readWords } from '../languages.mjs';
import { addressProblem, unusedAddress } from './address.rules.mjs';
import { besideProblem, neighbours } from './beside.rules.mjs';
import { copyProblem, latinProblem, sentenceProblem, wordProblem } from './english.rules.mjs';
import {
  cutProblem,
  doubledProblem,
  emptyProblem,
  exclamationProblem,
  lengthProblem,
  mostProblem,
  punctuationProblem,
  pythonProblem,
  quotesProblem,
  spaceProblem,
} from './form.rules.mjs';
import {
  compileTerms,
  firmTerms,
  steadyTerms,
  steadyProblem,
  looseTerms,
  neverProblem,
  termAdvice,
  termCounts,
  termProblem,
} from './glossary.rules.mjs';
import { negationProblem } from './negation.rules.mjs';
import { numberProblem } from './number.rules.mjs';
import { learnOpposites, oppositeProblem } from './opposites.rules.mjs';
import {
  bracketProblem,
  characterProblem,
  finalProblem,
  keyboardProblem,
  nameProblem,
  noteProblem,
  referenceProblem,
} from './remains.rules.mjs';
import {
  alphabetProblem,
  brokenProblem,
  commentProblem,
  hanProblem,
  mixProblem,
  noScriptProblem,
  scriptProblem,
} from './script.rules.mjs';
import { endProblem, missingProblem, neverLast, usualLength } from './sentences.rules.mjs';
import { sidesProblem } from './sides.rules.mjs';
import { latinWords, signsProblem, strayProblem } from './stray.rules.mjs';
import { callProblem, codeProblem, holesProblem, markupProblem } from './structure.rules.mjs';
import {
  buttonTextsOf,
  copiedFormProblem,
  missingForms,
  quotedProblem,
  swapProblem,
  togetherIn,
} from './together.rules.mjs';
import { textsOnButtons, widthProblem } from '../width/buttons.mjs';
import { wordUse } from './word-use.rules.mjs';

export const RULES = {
  empty: emptyProblem,
  holes: holesProblem,
  code: codeProblem,
  call: callProblem,
  markup: markupProblem,
  copy: copyProblem,
  sentence: sentenceProblem,
  word: wordProblem,
  latin: latinProblem,
  stray: strayProblem,
  signs: signsProblem,
  script: scriptProblem,
  noScript: noScriptProblem,
  alphabet: alphabetProblem,
  broken: brokenProblem,
  mix: mixProblem,
  han: hanProblem,
  comment: commentProblem,
  number: numberProblem,
  python: pythonProblem,
  swap: swapProblem,
  beside: besideProblem,
  opposite: oppositeProblem,
  sides: sidesProblem,
  negation: negationProblem,
  address: addressProblem,
  never: neverProblem,
  named: termProblem,
  steady: steadyProblem,
  length: lengthProblem,
  most: mostProblem,
  width: widthProblem,
  doubled: doubledProblem,
  cut: cutProblem,
  end: endProblem,
  missing: missingProblem,
  exclamation: exclamationProblem,
  punctuation: punctuationProblem,
  quotes: quotesProblem,
  space: spaceProblem,
  note: noteProblem,
  character: characterProblem,
  bracket: bracketProblem,
  reference: referenceProblem,
  name: nameProblem,
  keyboard: keyboardProblem,
  final: finalProblem,
  copied: copiedFormProblem,
  quoted: quotedProblem,
};

/** What the rules know beside a text: the language, its own lists, and how it says other texts. */
export function contextOf(
  code,
  entries,
  { terms = [], words = [], sameAsEnglish = new Set(), buttons = new Set() },
) {
  const compiled = compileTerms(terms);
  const counts = termCounts(entries, compiled);
  return {
    code,
    terms: compiled,
    loose: looseTerms(counts),
    firm: firmTerms(counts),
    steady: steadyTerms(counts),
    opposites: learnOpposites(entries),
    unused: unusedAddress(entries, code),
    latin: latinWords(entries, code),
    beside: neighbours(entries),
    usual: usualLength(entries),
    inner: neverLast(entries),
    words: new Set(words.map(word => word.toLowerCase())),
    sameAsEnglish,
    buttons,
    buttonTexts: buttonTextsOf(entries, buttons),
    ...togetherIn(entries),
    ...wordUse(entries),
  };
}

/** What is wrong with one translation: each rule that it breaks, with what it says. */
export const problemsOf = (entry, context) =>
  Object.entries(RULES).flatMap(([rule, check]) => {
    const message = check(entry, context);
    return message === undefined ? [] : [{ id: entry.id, rule, message, translation: entry.translation }];
  });

/** What is wrong with the translations of a language, without what somebody looked at and accepted. */
export function checkLanguage(code, root) {
  const catalogue = catalogueOf(code, root);
  const entries = countedEntries(catalogue);
  const context = contextOf(code, entries, {
    terms: readGlossary(catalogue),
    words: readWords(catalogue),
    sameAsEnglish: readSameAsEnglish(catalogue),
    buttons: textsOnButtons(catalogue.repository),
  });
  const accepted = readAccepted(catalogue);
  const told = entries
    .filter(({ translation }) => translation !== undefined)
    .flatMap(entry => problemsOf(entry, context));
  const empty = catalogue.entries
    .filter(({ isEmpty }) => isEmpty)
    .map(({ id }) => ({ id, rule: 'empty', message: 'is empty' }));
  const forms = missingForms(entries).map(id => ({
    id,
    rule: 'forms',
    message: 'lacks, while other forms are there',
  }));
  const surplus = catalogue.surplus.map(id => ({ id, rule: 'surplus', message: 'is none of the English' }));
  const unlike = catalogue.unlike.map(id => ({
    id,
    rule: 'paragraphs',
    message: 'has other paragraphs than the English',
  }));
  const all = [...told, ...empty, ...forms, ...surplus, ...unlike];
  return {
    catalogue,
    loose: context.loose,
    found: all,
    count: entries.filter(({ translation }) => translation !== undefined).length,
    advice: entries
      .filter(({ translation }) => translation !== undefined)
      .flatMap(entry => {
        const message = termAdvice(entry, context);
        return message === undefined ? [] : [{ id: entry.id, rule: 'term', message }];
      }),
    problems: all.filter(({ id, rule, translation = '' }) => accepted[rule]?.[id] !== translation),
  };
}
