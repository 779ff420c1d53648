import type { PlayerCommandName, Position, WorldLevel } from '@burrow/contracts';

/** The texts of a question in one language, in Markdown; `$name` stands for a value of the set that is asked. */
export interface QuizQuestionTexts {
  readonly question: string;
  readonly explanation: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly feedback: Readonly<Record<string, string>>;
}

/** A question with one set of its data, and its right answer. */
export type AskedQuestion =
  | {
      readonly kind: 'choice' | 'several' | 'output';
      readonly code?: string | undefined;
      readonly choices: readonly { readonly key: string; readonly code?: string | undefined }[];
      /** Keys of the right choices. */
      readonly right: readonly string[];
    }
  | {
      readonly kind: 'order';
      /** In the right order, with their indentation. */
      readonly lines: readonly string[];
      readonly extra: readonly string[];
      readonly indents: boolean;
      /** Other right orders, by indexes of `lines`. */
      readonly also: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'gap';
      readonly code: string;
      readonly accepts: readonly string[];
      readonly wrong: Readonly<Record<string, string>>;
      readonly prints: string;
    }
  | {
      readonly kind: 'tile';
      readonly code: string;
      readonly level: WorldLevel;
      readonly right: Position;
      readonly wrong: Readonly<Record<string, Position>>;
    }
  | {
      readonly kind: 'line';
      readonly code: string;
      readonly right: readonly number[];
      /** What should stand there: the line, or the whole program if the line belongs elsewhere. */
      readonly fixed: string;
    }
  | {
      readonly kind: 'world';
      readonly level: WorldLevel;
      readonly template: string;
      readonly solution: string;
      readonly commands: readonly PlayerCommandName[];
    };

export interface CompiledQuestion {
  readonly id: string;
  /** Slug of the level that explains it. */
  readonly level: string;
  readonly texts: Readonly<Record<string, QuizQuestionTexts>>;
  /** What is asked with each set of data; a try takes one of them. */
  readonly sets: readonly {
    /** By name: as Python writes it, and as it is printed. */
    readonly values: Readonly<Record<string, readonly [string, string]>>;
    readonly asked: AskedQuestion;
  }[];
}

/** The quiz of a chapter, in the order of its topics. */
export interface CompiledQuiz {
  readonly course_slug: string;
  readonly chapter_id: number;
  readonly questions: readonly CompiledQuestion[];
}

/** dist/quizzes.json, for servers and tests only: by `course/chapter`. */
export type CompiledQuizzes = Readonly<Record<string, CompiledQuiz>>;
