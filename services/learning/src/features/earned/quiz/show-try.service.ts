import { passMark, type Quiz, type QuizResult, type QuizTry } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { type Asked, askedOf, shownQuestion } from './asked-question.rules.ts';
import { checkAnswer, verdictOn } from './check-answer.rules.ts';
import { shownAnswer } from './choice-places.rules.ts';
import type { OpenQuiz } from './quiz-access.service.ts';
import { TriesRepository } from './tries.repository.ts';
import type { StoredTry, StoredAnswer } from './tries.queries.ts';

/** Shows quizzes and tries in a language. */
@Injectable()
export class ShowTryService {
  constructor(
    private readonly tries: TriesRepository,
    private readonly catalogue: Catalogue,
  ) {}

  /** @param askAbout when a visitor of this browser began a try that may be the learner's */
  async quiz(open: OpenQuiz, language: string | undefined, askAbout: Date | null = null): Promise<Quiz> {
    const { tries: count, best, answered, is_open, passed } = await this.tries.standing(open);
    return {
      ...this.place(open, language),
      passed,
      best_score: best,
      tries: count,
      answered: is_open === true ? answered : null,
      ...(askAbout && { visitor_try_at: askAbout.toISOString() }),
    };
  }

  /** @throws DomainError quiz/no-try */
  async latest(open: OpenQuiz, language: string | undefined): Promise<QuizTry> {
    const stored = await this.tries.latest(open);
    if (!stored) throw new DomainError('quiz/no-try', 'No try at this quiz was begun.');
    return this.shown(open, stored, await this.tries.answers(open, stored.try_id), language);
  }

  shown(
    open: OpenQuiz,
    stored: StoredTry,
    answers: readonly StoredAnswer[],
    language: string | undefined,
  ): QuizTry {
    const given = new Map(answers.map(answer => [answer.number, answer]));
    const isFinished = stored.finished_at !== null;
    const questions = this.askedOf(open, stored, language).map(asked => {
      const own = given.get(asked.number);
      if (!own) return { question: shownQuestion(asked), given: null };
      const { feedback } = checkAnswer(asked, own.answer, own.is_right);
      const verdict = verdictOn(asked, { isRight: own.is_right, feedback });
      return { question: shownQuestion(asked), given: { answer: shownAnswer(asked, own.answer), verdict } };
    });
    const result = isFinished ? this.result(open, stored, answers, language) : null;
    return { ...this.place(open, language), try_id: stored.try_id, questions, result };
  }

  /** How a finished try ended, and what to read again. */
  result(
    open: OpenQuiz,
    stored: StoredTry,
    answers: readonly StoredAnswer[],
    language: string | undefined,
  ): QuizResult {
    const score = stored.score ?? answers.filter(({ is_right }) => is_right).length;
    const right = new Set(answers.filter(({ is_right }) => is_right).map(({ number }) => number));
    const weak = this.askedOf(open, stored, language).filter(({ number }) => !right.has(number));
    const slugs = new Set(weak.map(({ level }) => level));
    const ordered = open.chapterOf.levels.filter(slug => slugs.has(slug));
    const others = [...slugs].filter(slug => !ordered.includes(slug));
    return {
      score,
      passed: score >= passMark(stored.questions.length),
      read_again: [...others, ...ordered].map(slug => ({
        slug,
        name: this.catalogue.nameOf(open.course, slug, language ?? 'en'),
      })),
    };
  }

  private askedOf(
    { quiz }: OpenQuiz,
    { questions, try_id }: StoredTry,
    language: string | undefined,
  ): Asked[] {
    return questions.flatMap(
      (_question, index) => askedOf(quiz, questions, index + 1, try_id, language) ?? [],
    );
  }

  private place({ quiz, course, chapter, chapterOf }: OpenQuiz, language = 'en') {
    return {
      course_id: course,
      chapter_id: chapter,
      chapter_name: nameIn(chapterOf.name, language),
      question_count: quiz.questions.length,
      pass_count: passMark(quiz.questions.length),
    };
  }
}
