import type { PyValue } from '@burrow/contracts';
import { type NestedTexts, withEnglish } from '@burrow/contracts/with-english';
import { LANGUAGES } from '@burrow/contracts/languages';
import { isAuthored } from '../translation/is-authored.ts';
import type { Report } from '../compiler/problem.ts';
import { createFileReader, type FileReader } from '../compiler/read-files.ts';
import type { Json } from '../rules/expand-value.ts';
import type { ChapterFile, CourseFile } from '../schema/course-file.schema.ts';
import { fillSet } from './fill.ts';
import {
  type AskedFile,
  AskedFileSchema,
  type QuizAnswers,
  QuizAnswersSchema,
  QuizFileSchema,
  type QuizQuestionFile,
  type QuizTexts,
  QuizTextsSchema,
  QuizTranslationSchema,
} from './quiz-file.schema.ts';

/** A question as read: what is asked with each of its sets. */
export interface QuestionSource {
  readonly id: string;
  readonly kind: string;
  readonly level: string;
  readonly sets: readonly { readonly set: Readonly<Record<string, PyValue>>; readonly asked: AskedFile }[];
}

/** The folder of a chapter's quiz as read. */
export interface QuizSource {
  /** Path below `quizzes`: `python/loops`. */
  readonly folder: string;
  readonly course: CourseFile;
  readonly chapter: ChapterFile;
  readonly questions: readonly QuestionSource[];
  readonly texts: Readonly<Record<string, QuizTexts>>;
  readonly answers: QuizAnswers;
}

function readQuestion(file: QuizQuestionFile, complain: (message: string) => void): QuestionSource {
  const { id, kind, level, sets = [{}], ...rest } = file;
  const asked = sets.flatMap(set => {
    try {
      const parsed = AskedFileSchema.safeParse(fillSet({ kind, ...rest } as Record<string, Json>, set));
      if (parsed.success) return [{ set, asked: parsed.data }];
      for (const { path, message } of parsed.error.issues) complain(`${path.join('.')}: ${message}`);
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
    return [];
  });
  return { id, kind, level, sets: asked };
}

/** Those that every quiz has to have, and others that it has. */
const languagesOf = (files: readonly string[]): readonly string[] =>
  LANGUAGES.map(({ code }) => code).filter(code => isAuthored(code) || files.includes(`${code}.json`));

function readQuiz(
  reader: FileReader,
  course: CourseFile,
  chapter: ChapterFile,
  report: Report,
): QuizSource | undefined {
  const folder = `${course.slug}/${chapter.prefix.replace(/-$/, '')}`;
  const file = reader.json(`${folder}/quiz.json`, QuizFileSchema);
  if (!file) return undefined;
  const questions = file.questions.map(question =>
    readQuestion(question, message => report(`${folder}/quiz.json`, question.id, message)),
  );
  const textsIn = (code: string): QuizTexts => reader.json(`${folder}/${code}.json`, QuizTextsSchema) ?? {};
  const translation = (code: string) => reader.json(`${folder}/${code}.json`, QuizTranslationSchema) ?? {};
  const english = textsIn('en');
  const texts = languagesOf(reader.names(folder)).map(code => [
    code,
    isAuthored(code) ? textsIn(code) : (withEnglish(english, translation(code) as NestedTexts) as QuizTexts),
  ]);
  const hasAnswers = reader.names(folder).includes('answers.json');
  const answers = hasAnswers ? reader.json(`${folder}/answers.json`, QuizAnswersSchema) : undefined;
  return { folder, course, chapter, questions, texts: Object.fromEntries(texts), answers: answers ?? {} };
}

/** Reads the quizzes of the chapters that have one. */
export function readQuizzes(root: string, courses: readonly CourseFile[], report: Report): QuizSource[] {
  const reader = createFileReader(root, report);
  return courses.flatMap(course =>
    course.chapters
      .filter(({ quiz_exists }) => quiz_exists)
      .flatMap(chapter => readQuiz(reader, course, chapter, report) ?? []),
  );
}
