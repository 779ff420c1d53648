import { type CompiledQuestion, type CompiledQuiz } from '@burrow/content';
import { type ChapterResult, passMark, type QuestionResult, type StudentQuizzes } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { Quizzes } from '../../../content/quizzes.ts';
import { QuizAnswerEntity } from '../../../database/entities/quiz-answer.entity.ts';
import { QuizPassEntity } from '../../../database/entities/quiz-pass.entity.ts';
import { QuizTryEntity } from '../../../database/entities/quiz-try.entity.ts';
import { type CheckedTry, outcomeOf } from './question-outcome.rules.ts';
import { QuestionWordsService } from './question-words.service.ts';

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
    @InjectRepository(QuizTryEntity) private readonly tryRows: Repository<QuizTryEntity>,
    @InjectRepository(QuizAnswerEntity) private readonly answerRows: Repository<QuizAnswerEntity>,
    @InjectRepository(QuizPassEntity) private readonly passRows: Repository<QuizPassEntity>,
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
    const learner = { learnerKind: 'student', learnerId: studentId } as const;
    const [tries, answers, passes] = await Promise.all([
      this.tryRows.find({ where: learner, order: { beganAt: 'ASC' } }),
      this.answerRows.findBy(learner),
      this.passRows.findBy(learner),
    ]);
    return (course: string, chapter: number): StoredQuiz => ({
      tries: tries
        .filter(one => one.course === course && one.chapter === chapter)
        .map(({ tryId, questions, score, finishedAt }) => ({
          try_id: tryId,
          questions,
          score,
          finished_at: finishedAt,
          answers: answers
            .filter(answer => answer.tryId === tryId)
            .map(({ number, isRight, at }) => ({ number, is_right: isRight, at })),
        })),
      passedAt: passes.find(one => one.course === course && one.chapter === chapter)?.passedAt ?? null,
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
