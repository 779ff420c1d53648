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

/** What a course teaches, level by level. */
export interface GuideCourse {
  readonly slug: string;
  readonly name: string;
  readonly chapters: readonly {
    readonly id: number;
    readonly name: string;
    readonly levels: readonly GuideLevel[];
  }[];
}

/** dist/guide/<language>.json: the teacher's guide in one language. */
export interface Guide {
  /** In their order. */
  readonly pages: readonly GuidePage[];
  readonly courses: readonly GuideCourse[];
}
