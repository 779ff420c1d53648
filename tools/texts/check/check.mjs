// Every rule on every translation of a language.
import { catalogueOf, countedEntries } from '../catalogue/catalogue.mjs';
import { readAccepted, readGlossary, readSameAsEnglish, readWords } from '../languages.mjs';
import {
  addressByPlace,
  addressProblem,
  neighbourAddressProblem,
  plainProblem,
  unusedAddress,
} from './address.rules.mjs';
import { associationProblem, learnAssociations } from './association.rules.mjs';
import { besideProblem, neighbours } from './beside.rules.mjs';
import {
  callsByTopic,
  copyProblem,
  firstProblem,
  latinProblem,
  sentenceProblem,
  wordProblem,
} from './english.rules.mjs';
import {
  cutProblem,
  doubledProblem,
  doubledWords,
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
import { counterProblem, learnCounters } from './counters.rules.mjs';
import { countedProblem, countedWords } from './counted.rules.mjs';
import { echoProblem, sameTranslations } from './echo.rules.mjs';
import { keptOrderProblem, turnedShares } from './kept-order.rules.mjs';
import { listedProblem } from './listed.rules.mjs';
import { lossProblem } from './loss.rules.mjs';
import { codePlacesProblem } from './code-places.rules.mjs';
import { exchangeProblem, shortNeighbours } from './exchange.rules.mjs';
import { singularProblem, singularRequests } from './singular.rules.mjs';
import { learnNegation, unsaidProblem } from './unsaid.rules.mjs';
import { linkProblem, pairProblem } from './pairs.rules.mjs';
import {
  besideHoleProblem,
  caseProblem,
  exchangedProblem,
  holeCases,
  holeOrders,
  orderProblem,
  partOfProblem,
  wordsBesideHoles,
} from './places.rules.mjs';
import { negationProblem } from './negation.rules.mjs';
import { addedNoteProblem, bracketsAdded } from './notes.rules.mjs';
import { decimalProblem, numberProblem } from './number.rules.mjs';
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
import { sensesOf } from './senses.mjs';
import { learnSenses, senseProblem } from './senses.rules.mjs';
import { sidesProblem } from './sides.rules.mjs';
import { stopShares, stopsProblem } from './stops.rules.mjs';
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
import { wholeProblem, wholeTexts } from './whole.rules.mjs';
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
  first: firstProblem,
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
  decimal: decimalProblem,
  python: pythonProblem,
  swap: swapProblem,
  beside: besideProblem,
  whole: wholeProblem,
  opposite: oppositeProblem,
  sense: senseProblem,
  counted: countedProblem,
  counter: counterProblem,
  echo: echoProblem,
  loss: lossProblem,
  listed: listedProblem,
  keptOrder: keptOrderProblem,
  places: codePlacesProblem,
  pair: pairProblem,
  link: linkProblem,
  exchanged: exchangedProblem,
  order: orderProblem,
  partOf: partOfProblem,
  case: caseProblem,
  besideHole: besideHoleProblem,
  unsaid: unsaidProblem,
  exchange: exchangeProblem,
  singular: singularProblem,
  association: associationProblem,
  sides: sidesProblem,
  negation: negationProblem,
  address: addressProblem,
  neighbours: neighbourAddressProblem,
  plain: plainProblem,
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
  stops: stopsProblem,
  exclamation: exclamationProblem,
  punctuation: punctuationProblem,
  quotes: quotesProblem,
  space: spaceProblem,
  note: noteProblem,
  addedNote: addedNoteProblem,
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
  const senses = sensesOf(code);
  return {
    code,
    terms: compiled,
    loose: looseTerms(counts),
    firm: firmTerms(counts),
    steady: steadyTerms(counts),
    opposites: learnOpposites(entries),
    associations: learnAssociations(entries),
    senses,
    negations: learnNegation(entries, code),
    places: shortNeighbours(entries),
    singular: singularRequests(entries, code),
    counted: countedWords(entries),
    counters: learnCounters(entries, code),
    turned: turnedShares(entries, code),
    stops: stopShares(entries, code),
    brackets: bracketsAdded(entries),
    doubles: doubledWords(entries),
    calls: callsByTopic(entries),
    echoes: sameTranslations(entries),
    orders: holeOrders(entries),
    cases: holeCases(entries),
    besides: wordsBesideHoles(entries),
    sensesKnown: learnSenses(entries, { senses, code }),
    unused: unusedAddress(entries, code),
    addresses: addressByPlace(entries, code),
    latin: latinWords(entries, code),
    beside: neighbours(entries),
    wholes: wholeTexts(entries),
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

const CHECKS = Object.entries(RULES);

/** What is wrong with one translation: each rule that it breaks, with what it says. */
export function problemsOf(entry, context) {
  const problems = [];
  for (const [rule, check] of CHECKS) {
    const message = check(entry, context);
    if (message !== undefined) problems.push({ id: entry.id, rule, message, translation: entry.translation });
  }
  return problems;
}

/** What is wrong with the translations of a language, without what somebody looked at and accepted. */
export function checkLanguage(code, root, catalogue = catalogueOf(code, root)) {
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
    /** Terms that translations do without; only who asks for it waits for it. */
    get advice() {
      return entries
        .filter(({ translation }) => translation !== undefined)
        .flatMap(entry => {
          const message = termAdvice(entry, context);
          return message === undefined ? [] : [{ id: entry.id, rule: 'term', message }];
        });
    },
    problems: all.filter(({ id, rule, translation = '' }) => accepted[rule]?.[id] !== translation),
  };
}
