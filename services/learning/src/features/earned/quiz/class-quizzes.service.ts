import type { CompiledQuiz } from '@burrow/content';
import { type ClassQuiz, type ClassQuizzes, passMark } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { Quizzes } from '../../../content/quizzes.ts';
import { CLASS_QUESTIONS, CLASS_TAKERS, type ClassQuestionRow } from './class-quizzes.queries.ts';
import { takersOf, wentOf } from './class-quizzes.rules.ts';
import { QuestionWordsService } from './question-words.service.ts';

/** How a class did in the quizzes of a course: two statements, however many students it has. */
@Injectable()
export class ClassQuizzesService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly quizzes: Quizzes,
    private readonly words: QuestionWordsService,
  ) {}

  /** @throws DomainError level/unknown-course */
  async of(classId: string, course: string, language = 'en'): Promise<ClassQuizzes> {
    const { chapters } = this.catalogue.course(course);
    const takers = await CLASS_TAKERS.rows(this.pool, [classId, course]);
    const went = await CLASS_QUESTIONS.rows(this.pool, [classId, course]);
    const quizzes = chapters.flatMap(({ id, name }): ClassQuiz[] => {
      const quiz = this.quizzes.find(course, id);
      const students = takersOf(takers.filter(({ chapter }) => chapter === id));
      if (!quiz || students.length === 0) return [];
      const question_count = quiz.questions.length;
      const questions = this.questionsOf(
        quiz,
        went.filter(({ chapter }) => chapter === id),
        language,
      );
      return [
        {
          chapter_id: id,
          chapter_name: nameIn(name, language),
          question_count,
          pass_count: passMark(question_count),
          students,
          questions,
        },
      ];
    });
    return { class_id: classId, course_id: course, quizzes };
  }

  private questionsOf(
    quiz: CompiledQuiz,
    rows: readonly ClassQuestionRow[],
    language: string,
  ): ClassQuiz['questions'] {
    return quiz.questions.map((question, index) => ({
      number: index + 1,
      ...this.words.of(quiz, question, 0, language),
      ...wentOf(question.id, rows),
    }));
  }
}
