import type { ChapterFile } from '../../schema/course-file.schema.ts';
import type { LevelSource, SourceTexts } from '../level-source.ts';
import type { Report } from '../problem.ts';
import { isAuthored } from '../../translation/is-authored.ts';
import { commentsOf } from '../template-comments.ts';
import { isOutOfOrder } from '../comment-order.rules.ts';
import { isExpression, isToldQuestion, toldChecks } from '../told-checks.rules.ts';
import { codeNameProblems, knownNames } from './check-code-names.ts';
import { definedNames } from './defined-names.ts';
import { plainTextProblems, playerNameProblems } from './check-player-name.ts';
import {
  boldTerms,
  clauses,
  codeBlocks,
  codeParts,
  countWords,
  namedLines,
  paragraphs,
  sentences,
} from './text-measure.ts';

type Complain = (file: string, message: string) => void;
type Limits = Pick<ChapterFile, 'guideWords' | 'sentenceWords'>;

const TUTORIAL_PARAGRAPHS = 3;
const QUESTION = /[?؟]/;
const CODE_LINE = /^\s*[^#\s]/;

function checkLength(guide: string, { guideWords }: Limits, complain: Complain): void {
  const words = countWords(guide);
  if (words > guideWords) complain('guide.md', `has ${words} words, ${guideWords} at most`);
}

/** How much longer a sentence may be in texts that are read one at a time, when a learner wants them. */
const AT_LEISURE = 1.5;

/** Checks that every sentence that a learner reads is short enough for the chapter. */
function checkSentences(
  { guide, tutorial, hint, tip, meaning = '' }: SourceTexts,
  { sentenceWords }: Limits,
  complain: Complain,
): void {
  const longer = sentenceWords * AT_LEISURE;
  const texts = [
    ['guide.md', guide, sentenceWords],
    ['tutorial.md', tutorial, longer],
    ['hint.md', hint, longer],
    ['texts.json', tip, longer],
    ['texts.json', meaning, longer],
  ] as const;
  for (const [file, text, most] of texts)
    for (const sentence of clauses(text))
      if (countWords(sentence) > most)
        complain(file, `has a sentence of more than ${most} words: ${sentence}`);
}

function checkGuide(guide: string, complain: Complain): void {
  const terms = boldTerms(guide);
  if (terms.length !== 1) complain('guide.md', `has ${terms.length} terms in bold, not one`);
}

function checkTutorial(tutorial: string, complain: Complain): void {
  const count = paragraphs(tutorial).length;
  if (count > TUTORIAL_PARAGRAPHS)
    complain('tutorial.md', `has ${count} paragraphs, ${TUTORIAL_PARAGRAPHS} at most`);
  const blocks = codeBlocks(tutorial).length;
  if (blocks !== 1) complain('tutorial.md', `has ${blocks} blocks of code, not one`);
}

function checkHint(hint: string, complain: Complain): void {
  const [first = ''] = paragraphs(hint);
  if (!QUESTION.test(first)) complain('hint.md', 'asks no question');
  if (paragraphs(hint).length !== 2)
    complain('hint.md', 'has not two paragraphs: a question, and where to look');
}

/** Checks that lines which a hint names by number are lines of code in the template, with which learners begin. */
function checkLines(hint: string, template: string, complain: Complain): void {
  const lines = template.split('\n');
  for (const number of namedLines(hint))
    if (!CODE_LINE.test(lines[number - 1] ?? ''))
      complain('hint.md', `names line ${number}, where the template has no code`);
}

function checkShortTexts(
  { idea, tip, meaning }: SourceTexts,
  { isLesson, hasGoals }: { isLesson: boolean; hasGoals: boolean },
  complain: Complain,
): void {
  if (hasGoals && idea === undefined) complain('texts.json', 'idea: is missing');
  if (isLesson && meaning === undefined) complain('texts.json', 'meaning: is missing');
  if (sentences(tip).length !== 1) complain('texts.json', 'tip: is not one sentence');
}

/** Checks that goals and a question whose check is an expression have a sentence each, and that it is one. */
function checkGoalSentences(
  { goals = [], question }: SourceTexts,
  { level }: LevelSource,
  complain: Complain,
): void {
  const wanted = toldChecks(level.levelGoals);
  if (goals.length !== wanted.length)
    complain('texts.json', `goals: has ${goals.length} sentences, not one for each of: ${wanted.join(', ')}`);
  const isAsked = level.question?.kind === 'value' && isToldQuestion(level.question.of);
  if (isAsked !== (question !== undefined))
    complain('texts.json', isAsked ? 'question: is missing' : 'question: the page asks by itself');
  for (const text of [...goals, ...(question === undefined ? [] : [question])])
    if (isExpression(text)) complain('texts.json', `is an expression and no sentence: ${text}`);
}

function checkComments({ comments }: SourceTexts, template: string, complain: Complain): void {
  const wanted = commentsOf(template).length;
  if (comments && comments.length !== wanted)
    complain('comments.json', `has ${comments.length} comments, template.py has ${wanted}`);
  for (const comment of comments ?? [])
    if (isOutOfOrder(comment))
      complain('comments.json', `has Latin letters or a full stop after Arabic or Hebrew words: ${comment}`);
}

/** What one text of a level defines, the others may name. */
function checkNames(texts: SourceTexts, known: readonly string[], complain: Complain): void {
  const parts = [
    ['guide.md', texts.guide],
    ['tutorial.md', texts.tutorial],
    ['hint.md', texts.hint],
    ['texts.json', texts.tip],
  ] as const;
  const defined = parts.flatMap(([, text]) => codeParts(text).flatMap(code => [...definedNames(code)]));
  const allowed = [...known, ...defined];
  for (const [file, text] of parts)
    for (const message of new Set(codeParts(text).flatMap(code => codeNameProblems(code, allowed))))
      complain(file, message);
}

/** Checks that the player is addressed by their own animal's name, or as "you". */
function checkPlayerName(texts: SourceTexts, complain: Complain): void {
  const {
    guide,
    tutorial,
    hint,
    tip,
    guideImageAlt = '',
    name,
    idea = '',
    meaning = '',
    comments = [],
    goals = [],
    question = '',
  } = texts;
  const named = {
    'guide.md': guide,
    'tutorial.md': tutorial,
    'hint.md': hint,
    'texts.json': `${tip} ${guideImageAlt}`,
  };
  for (const [file, text] of Object.entries(named))
    for (const message of playerNameProblems(text)) complain(file, message);
  for (const message of [name, idea, meaning, ...goals, question].flatMap(plainTextProblems))
    complain('texts.json', message);
  for (const message of comments.flatMap(plainTextProblems)) complain('comments.json', message);
}

/** What authors keep to. Translators follow them, paragraph by paragraph; words and sentences differ between languages. */
function checkAuthoring(
  { kind, level, template }: LevelSource,
  texts: SourceTexts,
  limits: Limits,
  complain: Complain,
): void {
  const isLesson = kind === 'lesson';
  const hasGuide = isLesson && !level.guideNotReady;
  if (hasGuide || kind === 'challenge') checkLength(texts.guide, limits, complain);
  checkSentences(texts, limits, complain);
  if (isLesson) checkTutorial(texts.tutorial, complain);
  if (kind !== 'free') checkHint(texts.hint, complain);
  checkLines(texts.hint, template, complain);
  checkShortTexts(texts, { isLesson: hasGuide, hasGoals: kind !== 'free' }, complain);
}

/** Checks the texts in every language: their length, and that they name no function that the level does not have. */
export function checkTexts(source: LevelSource, limits: Limits, report: Report): void {
  for (const message of commentsOf(source.template).flatMap(plainTextProblems))
    report(`${source.folder}/template.py`, '', message);
  for (const [language, texts] of Object.entries(source.texts)) {
    const complain: Complain = (file, message) => report(`${source.folder}/${language}/${file}`, '', message);
    if (isAuthored(language)) checkAuthoring(source, texts, limits, complain);
    if (source.kind === 'lesson' && !source.level.guideNotReady) checkGuide(texts.guide, complain);
    checkGoalSentences(texts, source, complain);
    checkComments(texts, source.template, complain);
    checkNames(texts, knownNames(source), complain);
    checkPlayerName(texts, complain);
  }
}
