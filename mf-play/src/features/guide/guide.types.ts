import type { PlayerCommandName } from '@burrow/contracts';

export interface GuidePageText {
  /** The last part of its path. */
  readonly slug: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

export interface GuideLevel {
  readonly slug: string;
  readonly name: string;
  readonly words: readonly { readonly term: string; readonly text: string }[];
  /** Commands that no level before it in the course has. */
  readonly commands: readonly PlayerCommandName[];
}

export interface GuideCourse {
  readonly slug: string;
  readonly name: string;
  readonly chapters: readonly {
    readonly id: number;
    readonly name: string;
    readonly levels: readonly GuideLevel[];
  }[];
}

/** The teacher's guide in one language, as content compiles it. */
export interface Guide {
  readonly pages: readonly GuidePageText[];
  readonly courses: readonly GuideCourse[];
}
