import { type CompiledQuestion, type CompiledQuiz } from '@burrow/content';
import { type ChapterResult, passMark, type QuestionResult, type StudentQuizzes } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { Quizzes } from '../../../content/quizzes.ts';
import { type CheckedTry, outcomeOf } from './question-outcome.rules.ts';
import { QuestionWordsService } from './question-words.service.ts';
import { ALL_ANSWERS, ALL_PASSES, ALL_TRIES } from './quiz-results.queries.ts';

/** What is stored of a quiz. */
interface StoredQuiz {
  readonly tries: readonly (CheckedTry & {
    readonly score: number | null;
    readonly finished_at: Date | null;
  })[];
  readonly passedAt: Date | null;
}

/** How a student's quizzes went, by question. */
@Injectable()
export class QuizResultsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly quizzes: Quizzes,
    private readonly words: QuestionWordsService,
  ) {}

  /** The quizzes that were begun, in the order of courses and chapters. */
  async of(studentId: string, language = 'en'): Promise<StudentQuizzes> {
    const storedOf = await this.stored(studentId);
    const quizzes = this.catalogue.allCourses().flatMap(({ slug, chapters }) =>
      chapters.flatMap(chapter => {
        const quiz = this.quizzes.find(slug, chapter.id);
        const stored = storedOf(slug, chapter.id);
        if (!quiz || stored.tries.length === 0) return [];
        return [this.resultOf(quiz, nameIn(chapter.name, language), stored, language)];
      }),
    );
    return { student_id: studentId, quizzes };
  }

  private async stored(studentId: string) {
    const key = ['student', studentId];
    const [tries, answers, passes] = await Promise.all([
      ALL_TRIES.rows(this.pool, key),
      ALL_ANSWERS.rows(this.pool, key),
      ALL_PASSES.rows(this.pool, key),
    ]);
    return (course: string, chapter: number): StoredQuiz => ({
      tries: tries
        .filter(one => one.course === course && one.chapter === chapter)
        .map(one => ({ ...one, answers: answers.filter(({ try_id }) => try_id === one.try_id) })),
      passedAt: passes.find(one => one.course === course && one.chapter === chapter)?.passed_at ?? null,
    });
  }

  private resultOf(
    quiz: CompiledQuiz,
    chapter_name: string,
    { tries, passedAt }: StoredQuiz,
    language: string,
  ): ChapterResult {
    const finished = tries.filter(({ finished_at }) => finished_at !== null);
    return {
      course_id: quiz.course_slug,
      chapter_id: quiz.chapter_id,
      chapter_name,
      question_count: quiz.questions.length,
      pass_count: passMark(quiz.questions.length),
      tries: finished.length,
      best_score: finished.length === 0 ? null : Math.max(...finished.map(({ score }) => score ?? 0)),
      passed_at: passedAt?.toISOString() ?? null,
      questions: quiz.questions.map((question, index) =>
        this.questionOf(quiz, question, index + 1, tries, language),
      ),
    };
  }

  private questionOf(
    quiz: CompiledQuiz,
    question: CompiledQuestion,
    number: number,
    tries: readonly CheckedTry[],
    language: string,
  ): QuestionResult {
    const { outcome, checkedAt, rightAt, set } = outcomeOf(question.id, tries);
    return {
      number,
      ...this.words.of(quiz, question, set, language),
      outcome,
      checked_at: checkedAt?.toISOString() ?? null,
      right_at: rightAt?.toISOString() ?? null,
    };
  }
}
