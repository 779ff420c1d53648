import type { CompiledQuestion, CompiledQuiz } from '@burrow/content';
import type { QuestionResult } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { askedOf } from './asked-question.rules.ts';

/** What a question asks, for those who are told how it went. */
@Injectable()
export class QuestionWordsService {
  constructor(private readonly catalogue: Catalogue) {}

  /** @param set of the question's data; the first, if there is none of that number */
  of(
    quiz: CompiledQuiz,
    { id, level, sets }: CompiledQuestion,
    set: number,
    language: string,
  ): Pick<QuestionResult, 'text' | 'code' | 'level'> {
    const put = { id, set: set < sets.length ? set : 0 };
    const shown = askedOf(quiz, [put], 1, '', language);
    if (!shown) throw new Error('a question of a quiz is not in it');
    const code = 'code' in shown.asked ? shown.asked.code : undefined;
    return {
      text: shown.texts.question,
      ...(code !== undefined && { code }),
      level: { slug: level, name: this.catalogue.nameOf(quiz.course_slug, level, language) },
    };
  }
}
