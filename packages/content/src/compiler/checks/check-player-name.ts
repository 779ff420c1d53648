import { ANIMAL_PLACEHOLDER } from '@burrow/contracts';

/** The animal that visitors play, as a text would name it. */
const DEFAULT_ANIMAL = /\brabbit|أرنب|ארנב/i;
const BRACES = /\{[^{}\s]*\}/g;
/** Arabic attaches short words to the next one, which does not work with a name that has its article. */
const WRITTEN_TOGETHER = /[\u0600-\u06ff]\{animal\}/;

/** What a text gets wrong about the learner's animal, which each learner chooses. */
export function playerNameProblems(text: string): string[] {
  const problems: string[] = [];
  if (DEFAULT_ANIMAL.test(text))
    problems.push(`names one animal: learners choose theirs, so write ${ANIMAL_PLACEHOLDER} or "you"`);
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  for (const found of new Set(prose.match(BRACES)))
    if (found !== ANIMAL_PLACEHOLDER) problems.push(`has the unknown placeholder ${found}`);
  if (text !== prose && text.split(ANIMAL_PLACEHOLDER).length !== prose.split(ANIMAL_PLACEHOLDER).length)
    problems.push(`has ${ANIMAL_PLACEHOLDER} in code, where nothing takes its place`);
  if (WRITTEN_TOGETHER.test(prose))
    problems.push(`writes ${ANIMAL_PLACEHOLDER} together with the letters before it`);
  return problems;
}

/** The same for a text in which the placeholder is not replaced: names, terms, comments. */
export const plainTextProblems = (text: string): string[] =>
  text.includes(ANIMAL_PLACEHOLDER)
    ? [`has ${ANIMAL_PLACEHOLDER}, which only guide, tutorial, hint, tip and guideImageAlt may have`]
    : playerNameProblems(text);
