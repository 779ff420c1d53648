import type { LevelTexts } from '../../content.types.ts';
import type { ChapterFile } from '../../schema/course-file.schema.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';
import { codeNameProblems } from './check-code-names.ts';
import { codeBlocks, codeParts, countWords, paragraphs, sentences } from './text-measure.ts';

type Complain = (file: string, message: string) => void;
type Limits = Pick<ChapterFile, 'guideWords' | 'sentenceWords'>;

const TUTORIAL_PARAGRAPHS = 3;
const QUESTION = /[?؟]/;

function checkGuide(guide: string, { guideWords, sentenceWords }: Limits, complain: Complain): void {
  const words = countWords(guide);
  if (words > guideWords) complain('guide.md', `has ${words} words, ${guideWords} at most`);
  for (const sentence of sentences(guide))
    if (countWords(sentence) > sentenceWords)
      complain('guide.md', `has a sentence of more than ${sentenceWords} words: ${sentence}`);
  const terms = guide.match(/\*\*[^*]+\*\*/g) ?? [];
  if (terms.length !== 1) complain('guide.md', `has ${terms.length} terms in bold, not one`);
  if (!QUESTION.test(guide)) complain('guide.md', 'asks for no prediction');
}

function checkTutorial(tutorial: string, complain: Complain): void {
  const count = paragraphs(tutorial).length;
  if (count > TUTORIAL_PARAGRAPHS)
    complain('tutorial.md', `has ${count} paragraphs, ${TUTORIAL_PARAGRAPHS} at most`);
  const blocks = codeBlocks(tutorial).length;
  if (blocks !== 1) complain('tutorial.md', `has ${blocks} blocks of code, not one`);
}

function checkShortTexts({ hint, tip }: LevelTexts, complain: Complain): void {
  if (!QUESTION.test(hint)) complain('hint.md', 'asks no question');
  if (sentences(tip).length !== 1) complain('texts.json', 'tip: is not one sentence');
}

function checkNames(texts: LevelTexts, commands: readonly string[], complain: Complain): void {
  const parts = [
    ['guide.md', texts.guide],
    ['tutorial.md', texts.tutorial],
    ['hint.md', texts.hint],
    ['texts.json', texts.tip],
  ] as const;
  for (const [file, text] of parts)
    for (const message of new Set(codeParts(text).flatMap(code => codeNameProblems(code, commands))))
      complain(file, message);
}

/** The texts in every language: their measure, and that they name no function that the level does not have. */
export function checkTexts(source: LevelSource, limits: Limits, report: Report): void {
  for (const [language, texts] of Object.entries(source.texts)) {
    const complain: Complain = (file, message) => report(`${source.folder}/${language}/${file}`, '', message);
    if (!source.level.guideNotReady) checkGuide(texts.guide, limits, complain);
    checkTutorial(texts.tutorial, complain);
    checkShortTexts(texts, complain);
    checkNames(texts, source.level.commands, complain);
  }
}
