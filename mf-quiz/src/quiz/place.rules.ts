/** A quiz, in a language. */
export interface QuizPlace {
  readonly course: string;
  /** As the address has it. */
  readonly chapter: string;
  readonly language: string;
}

/** Returns the path of a quiz, without language. */
export const quizPath = ({ course, chapter }: QuizPlace): string => `quiz/${course}/${chapter}`;

/**
 * Returns the path of a question, without language. Without a try it begins one, or goes on with the open one.
 * @param number from 1
 */
export const questionPath = (place: QuizPlace, number: number, tryId?: string): string =>
  `${quizPath(place)}/question/${number}${tryId === undefined ? '' : `?try=${tryId}`}`;

/** Returns the path of a level, without language. */
export const levelPath = ({ course }: QuizPlace, slug: string): string => `play/${course}/${slug}`;
