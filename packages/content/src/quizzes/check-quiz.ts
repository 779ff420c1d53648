import { isAuthored } from '../translation/is-authored.ts';
import type { Report } from '../compiler/problem.ts';
import type { CompiledContent } from '../content.types.ts';
import { fillText } from './fill-text.ts';
import type { AskedQuestion, CompiledQuestion, CompiledQuiz, QuizQuestionTexts } from './quiz.types.ts';
import { QUIZ_MAP } from './quiz-level.ts';
import type { QuizSource } from './read-quizzes.ts';

/** Kinds whose answer depends on data, so that a repeated try must not ask the same again. */
const WITH_SETS: ReadonlySet<string> = new Set(['output', 'tile', 'world']);
const LEAST_SETS = 4;

/** The keys of feedback that a question needs: one for each answer that is known to be wrong. */
export function feedbackKeys(asked: AskedQuestion): readonly string[] {
  switch (asked.kind) {
    case 'choice':
    case 'output':
      return asked.choices.map(({ key }) => key).filter(key => !asked.right.includes(key));
    case 'several':
      return [...asked.choices.map(({ key }) => key).filter(key => !asked.right.includes(key)), 'missing'];
    case 'order':
      return ['order', ...(asked.extra.length > 0 ? ['extra'] : []), ...(asked.indents ? ['indent'] : [])];
    case 'gap':
    case 'tile':
      return [...Object.keys(asked.wrong), 'other'];
    case 'line':
    case 'world':
      return ['other'];
  }
}

/** Feedback that a question may have in addition: about other lines, and about right choices that were left out. */
const isExtraKey = (asked: AskedQuestion, key: string): boolean =>
  (asked.kind === 'line' && /^line\d+$/.test(key)) || (asked.kind === 'several' && asked.right.includes(key));

function textFaults(asked: AskedQuestion, { choices, feedback }: QuizQuestionTexts): string[] {
  const faults: string[] = [];
  if ('choices' in asked)
    for (const { key, code } of asked.choices)
      if (code === undefined && choices[key] === undefined) faults.push(`choices.${key} is missing`);
  const needed = feedbackKeys(asked);
  for (const key of needed) if (feedback[key] === undefined) faults.push(`feedback.${key} is missing`);
  for (const key of Object.keys(feedback))
    if (!needed.includes(key) && !isExtraKey(asked, key)) faults.push(`feedback.${key} is about no answer`);
  return faults;
}

function fillFaults({ values }: CompiledQuestion['sets'][number], texts: QuizQuestionTexts): string[] {
  const all = [
    texts.question,
    texts.explanation,
    ...Object.values(texts.choices),
    ...Object.values(texts.feedback),
  ];
  return all.flatMap(text => {
    try {
      fillText(text, values);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

function askedFaults(asked: AskedQuestion): string[] {
  const faults: string[] = [];
  if ('choices' in asked) {
    const codes = asked.choices.flatMap(({ code }) => code ?? []);
    if (new Set(codes).size < codes.length) faults.push(`two choices are alike: ${codes.join(' | ')}`);
    if (asked.choices.length < 3) faults.push('needs three choices at least');
    const unknown = asked.right.filter(key => asked.choices.every(choice => choice.key !== key));
    if (unknown.length > 0 || asked.right.length === 0)
      faults.push(`right answers: ${asked.right.join() || 'none'}`);
    if (asked.kind === 'several' && asked.right.length === asked.choices.length)
      faults.push('all choices are right');
  }
  if (asked.kind === 'tile')
    for (const [key, tile] of Object.entries(asked.wrong))
      if (String(tile) === String(asked.right)) faults.push(`wrong.${key} is the right tile`);
  if ('level' in asked) {
    const { width, height } = asked.level.map;
    if (width > QUIZ_MAP.columns || height > QUIZ_MAP.rows)
      faults.push(
        `a map of ${width} × ${height} tiles is larger than ${QUIZ_MAP.columns} × ${QUIZ_MAP.rows}`,
      );
  }
  return faults;
}

function questionFaults(question: CompiledQuestion, languages: readonly string[]): string[] {
  const faults: string[] = [];
  const kind = question.sets[0]?.asked.kind ?? '';
  if (WITH_SETS.has(kind) && question.sets.length < LEAST_SETS)
    faults.push(`needs ${LEAST_SETS} sets of data`);
  const shown = question.sets.map(({ asked }) => JSON.stringify(asked));
  if (new Set(shown).size < shown.length) faults.push('two sets ask the same');
  const programs = question.sets.flatMap(({ asked }) => (asked.kind === 'world' ? [asked.solution] : []));
  if (new Set(programs).size > 1) faults.push('its sets need different programs, and one has to do for all');
  for (const set of question.sets) faults.push(...askedFaults(set.asked));
  for (const language of languages) {
    const texts = question.texts[language];
    if (!texts) {
      if (isAuthored(language)) faults.push(`${language}.json has no texts`);
    } else
      for (const set of question.sets)
        for (const fault of [...textFaults(set.asked, texts), ...fillFaults(set, texts)])
          faults.push(`${language}.json: ${fault}`);
  }
  return [...new Set(faults)];
}

/** Reports what is wrong with a quiz as far as it shows without Python. */
export function checkQuiz(
  source: QuizSource,
  quiz: CompiledQuiz,
  content: CompiledContent,
  report: Report,
): void {
  const file = `${source.folder}/quiz.json`;
  const ids = quiz.questions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) report(file, '', 'two questions have the same id');
  for (const question of quiz.questions) {
    if (!content.levels[`${source.course.slug}/${question.level}`])
      report(file, question.id, `${question.level} is no level of the course`);
    for (const fault of questionFaults(question, Object.keys(source.texts))) report(file, question.id, fault);
  }
  for (const [language, texts] of Object.entries(source.texts))
    for (const id of Object.keys(texts))
      if (!ids.includes(id)) report(`${source.folder}/${language}.json`, id, 'is about no question');
}
