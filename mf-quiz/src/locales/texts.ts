import { loadExerciseTexts } from '@burrow/exercises/texts';
import { courseWords } from '@burrow/contracts/courses';
import { textsOnce } from '@burrow/i18n';
import { badgeNames } from '@burrow/i18n/badge-names';

/** The texts of every page of the area. */
const loadQuizTexts = textsOnce('quiz', code => import(`./quiz/${code}.json`, { with: { type: 'json' } }));

/** What badges are called. */
export const loadBadgeNames = textsOnce('badge-names', badgeNames);
const loadBadgesPage = textsOnce(
  'badges',
  code => import(`./badges/${code}.json`, { with: { type: 'json' } }),
);
/** The texts of the badges' page, and what badges are called. */
export const loadBadgeTexts = () => Promise.all([loadBadgesPage(), loadBadgeNames()]);
const loadCertificatesPage = textsOnce(
  'certificates',
  code => import(`./certificates/${code}.json`, { with: { type: 'json' } }),
);
const loadCourseWords = textsOnce('course-words', courseWords);
/** The texts of certificates, and what courses and chapters are called. */
export const loadCertificateTexts = () => Promise.all([loadCertificatesPage(), loadCourseWords()]);
/** What only questions with a program to be written need. */
const loadWorldTexts = textsOnce(
  'quiz-world',
  code => import(`./quiz-world/${code}.json`, { with: { type: 'json' } }),
);

type Load<Loaded> = () => Promise<Loaded>;

const withTexts =
  (...texts: readonly (() => Promise<void>)[]) =>
  <Loaded>(load: Load<Loaded>): Load<Loaded> =>
  async () =>
    (await Promise.all([load(), ...texts.map(each => each())]))[0];

/** Loads what `load` returns, together with the texts of quizzes. */
export const withQuizTexts = withTexts(loadQuizTexts);

/** The same with the texts of lines to be put in order, or of programs to be written. */
export const withOrderTexts = withTexts(loadExerciseTexts);
export const withWorldTexts = withTexts(loadWorldTexts);
