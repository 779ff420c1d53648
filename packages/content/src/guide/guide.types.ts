import type { PlayerCommandName } from '@burrow/contracts';

/** One page of the teacher's guide, in one language. */
export interface GuidePage {
  /** The last part of its path. */
  readonly slug: string;
  readonly title: string;
  /** Markdown, without the title. */
  readonly text: string;
}

/** What a level of a course teaches. */
export interface GuideLevel {
  readonly slug: string;
  readonly name: string;
  /** The terms that its guide explains. */
  readonly words: readonly { readonly term: string; readonly text: string }[];
  /** Commands that no level before it in the course has. */
  readonly commands: readonly PlayerCommandName[];
}

/** A part of a lesson. */
export interface GuideStep {
  readonly minutes: number;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** A line of a program, or, without a number, the place where one is missing. */
export interface GuideLine {
  /** From 1, in the whole program. */
  readonly number: number | null;
  readonly text: string;
}

/** How a program falls short: it stops with an error, it leaves goals open, or it has too many lines. */
export interface GuideOutcome {
  readonly kind: 'error' | 'open' | 'lines';
  /** Of the error. */
  readonly code: string | null;
  readonly line: number | null;
  /** It completes the map that is shown, and fails on another one. */
  readonly onOtherMap: boolean;
}

/** A mistake that many learners make, taken from the wrong programs of a level. */
export interface GuideMistake {
  /** The level's slug. */
  readonly level: string;
  /** The wrong program's name, which no other one of the level has. */
  readonly program: string;
  readonly title: string;
  /** What differs from a solution, and the line at which it stops: never the whole program. */
  readonly lines: readonly GuideLine[];
  readonly outcome: GuideOutcome;
  /** Markdown: what helps. */
  readonly text: string;
}

/** How a chapter is taught. Its texts are Markdown. */
export interface GuideLesson {
  readonly aims: string;
  readonly plan: { readonly before: string; readonly steps: readonly GuideStep[] };
  readonly activity: { readonly title: string; readonly text: string };
  readonly mistakes: readonly GuideMistake[];
}

/** A chapter of a course, with its lesson. */
export interface GuideChapter {
  readonly id: number;
  /** The last part of its path in the guide. */
  readonly slug: string;
  readonly name: string;
  readonly levels: readonly GuideLevel[];
  readonly lesson: GuideLesson;
}

/** What a course teaches, level by level. */
export interface GuideCourse {
  readonly slug: string;
  readonly name: string;
  readonly chapters: readonly GuideChapter[];
}

/** dist/guide/<language>.json: the teacher's guide in one language. */
export interface Guide {
  /** In their order. */
  readonly pages: readonly GuidePage[];
  readonly courses: readonly GuideCourse[];
}
