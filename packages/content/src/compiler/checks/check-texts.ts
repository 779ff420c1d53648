import type { ChapterFile } from '../../schema/course-file.schema.ts';
import type { LevelSource, SourceTexts } from '../level-source.ts';
import type { Report } from '../problem.ts';
import { commentsOf } from '../template-comments.ts';
import { codeNameProblems, knownNames } from './check-code-names.ts';
import { definedNames } from './defined-names.ts';
import { plainTextProblems, playerNameProblems } from './check-player-name.ts';
import {
  boldTerms,
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
/** Characters that a left-to-right editor shows on the wrong side of the preceding words. */
const OUT_OF_ORDER = /[\u0590-\u07ff].*([a-z]|\.$)/i;
const QUESTION = /[?؟]/;
const CODE_LINE = /^\s*[^#\s]/;

function checkGuide(guide: string, { guideWords, sentenceWords }: Limits, complain: Complain): void {
  const words = countWords(guide);
  if (words > guideWords) complain('guide.md', `has ${words} words, ${guideWords} at most`);
  for (const sentence of sentences(guide))
    if (countWords(sentence) > sentenceWords)
      complain('guide.md', `has a sentence of more than ${sentenceWords} words: ${sentence}`);
  const terms = boldTerms(guide);
  if (terms.length !== 1) complain('guide.md', `has ${terms.length} terms in bold, not one`);
  if (!QUESTION.test(guide)) complain('guide.md', 'asks for no prediction');
}

/** A challenge's task: its length. */
function checkTask(task: string, { guideWords }: Limits, complain: Complain): void {
  const words = countWords(task);
  if (words > guideWords) complain('guide.md', `has ${words} words, ${guideWords} at most`);
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

function checkComments({ comments }: SourceTexts, template: string, complain: Complain): void {
  const wanted = commentsOf(template).length;
  if (comments && comments.length !== wanted)
    complain('comments.json', `has ${comments.length} comments, template.py has ${wanted}`);
  for (const comment of comments ?? [])
    if (OUT_OF_ORDER.test(comment))
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
  } = texts;
  const named = {
    'guide.md': guide,
    'tutorial.md': tutorial,
    'hint.md': hint,
    'texts.json': `${tip} ${guideImageAlt}`,
  };
  for (const [file, text] of Object.entries(named))
    for (const message of playerNameProblems(text)) complain(file, message);
  for (const message of [name, idea, meaning].flatMap(plainTextProblems)) complain('texts.json', message);
  for (const message of comments.flatMap(plainTextProblems)) complain('comments.json', message);
}

/** Checks the texts in every language: their length, and that they name no function that the level does not have. */
export function checkTexts(source: LevelSource, limits: Limits, report: Report): void {
  for (const message of commentsOf(source.template).flatMap(plainTextProblems))
    report(`${source.folder}/template.py`, '', message);
  for (const [language, texts] of Object.entries(source.texts)) {
    const complain: Complain = (file, message) => report(`${source.folder}/${language}/${file}`, '', message);
    const isLesson = source.kind === 'lesson';
    if (isLesson && !source.level.guideNotReady) checkGuide(texts.guide, limits, complain);
    if (source.kind === 'challenge') checkTask(texts.guide, limits, complain);
    if (isLesson) checkTutorial(texts.tutorial, complain);
    if (source.kind !== 'free') checkHint(texts.hint, complain);
    checkLines(texts.hint, source.template, complain);
    checkShortTexts(
      texts,
      { isLesson: isLesson && !source.level.guideNotReady, hasGoals: source.kind !== 'free' },
      complain,
    );
    checkComments(texts, source.template, complain);
    checkNames(texts, knownNames(source), complain);
    checkPlayerName(texts, complain);
  }
}
