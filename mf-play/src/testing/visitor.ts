import type { CodeHistory, CompletionStatus, CourseData, LevelData, LockReason } from '@burrow/contracts';
import recordedCourse from './recorded/course.json' with { type: 'json' };
import recordedLevels from './recorded/levels.json' with { type: 'json' };

const COURSE = recordedCourse as CourseData;
const LEVELS = recordedLevels as unknown as Readonly<Record<string, LevelData>>;
const RUNS_OF_A_VISITOR = 10;
const CODES_KEPT = 20;

export interface VisitorOptions {
  /** Number of runs a day; 10 as on the platform. */
  readonly runsADay?: number;
  /** Levels that are closed, by slug. */
  readonly locks?: Readonly<Record<string, LockReason>>;
}

/** What a platform stores about one visitor: code, completions and the runs left for the day. */
export class Visitor {
  readonly runsADay: number;
  readonly locks: Readonly<Record<string, LockReason>>;
  readonly #code = new Map<string, string>();
  readonly #status = new Map<string, CompletionStatus>();
  readonly #history = new Map<string, CodeHistory['entries']>();
  readonly #helped = new Set<string>();
  #runs = 0;

  constructor({ runsADay = RUNS_OF_A_VISITOR, locks = {} }: VisitorOptions = {}) {
    this.runsADay = runsADay;
    this.locks = locks;
  }

  get runsLeft(): number {
    return Math.max(0, this.runsADay - this.#runs);
  }

  course(slug: string): CourseData | null {
    if (slug !== COURSE.id) return null;
    const chapters = COURSE.chapters.map(chapter => ({
      ...chapter,
      level_data: chapter.level_data.map(level => ({
        ...level,
        completed: this.statusOf(level.slug) === 'complete',
        ...(this.#helped.has(level.slug) && { with_help: true }),
        locked: level.slug in this.locks,
        lock_reason: this.locks[level.slug] ?? null,
      })),
    }));
    return { ...COURSE, chapters };
  }

  level(slug: string): LevelData | null {
    const level = LEVELS[slug];
    if (!level) return null;
    const completed = this.statusOf(slug) === 'complete';
    return { ...level, completed, last_code_executed: this.#code.get(slug) ?? null };
  }

  statusOf(slug: string): CompletionStatus {
    return this.#status.get(slug) ?? 'not_started';
  }

  keepCode(slug: string, code: string): void {
    this.#code.set(slug, code);
  }

  /** The different codes that were run, the latest first. */
  history(slug: string): CodeHistory['entries'] {
    return this.#history.get(slug) ?? [];
  }

  remember(slug: string, code: string, origin: 'run' | 'completion'): void {
    if (code === '') return;
    const others = this.history(slug).filter(entry => entry.code !== code);
    const entry = { code, origin, at: new Date().toISOString() };
    this.#history.set(slug, [entry, ...others].slice(0, CODES_KEPT));
  }

  countRun(slug: string): void {
    this.#runs += 1;
    if (this.statusOf(slug) === 'not_started') this.#status.set(slug, 'in_progress');
  }

  complete(slug: string, helpedLines = 0): void {
    this.#status.set(slug, 'complete');
    if (helpedLines > 0) this.#helped.add(slug);
  }
}
