import { CHALLENGES } from '@burrow/contracts';
import {
  type CompiledContent,
  type CompiledCourse,
  type CompiledLevel,
  type CompiledPrograms,
  opensCourse,
} from '@burrow/content';
import { DomainError } from '@burrow/service-kit';

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Levels, and the programs that solve them. */
export class Lessons {
  private readonly courses: ReadonlyMap<string, CompiledCourse>;
  private readonly levels: ReadonlyMap<string, CompiledLevel>;
  private readonly programs: CompiledPrograms;

  constructor(content: CompiledContent, programs: CompiledPrograms) {
    this.courses = new Map(content.courses.map(course => [course.slug, course]));
    this.levels = new Map(Object.entries(content.levels));
    this.programs = programs;
  }

  /** @throws DomainError level/unknown-course, level/unknown-level */
  level(course: string, slug: string): CompiledLevel {
    if (!this.courses.has(course)) throw new DomainError('level/unknown-course', 'There is no such course.');
    const level = this.levels.get(`${course}/${slug}`);
    if (!level) throw new DomainError('level/unknown-level', 'There is no such level.');
    return level;
  }

  /** Returns the challenge with this guide, in any language; undefined if there is none. */
  challengeLike(description: string): CompiledLevel | undefined {
    const wanted = plain(description);
    return [...this.levels.values()].find(
      ({ course_slug, texts }) =>
        course_slug === CHALLENGES && Object.values(texts).some(({ guide }) => plain(guide) === wanted),
    );
  }

  /** Programs that complete a level, the simplest first. */
  solutionsOf({ course_slug, slug }: CompiledLevel): readonly string[] {
    const key = `${course_slug}/${slug}`;
    return Object.hasOwn(this.programs, key) ? (this.programs[key]?.solutions ?? []) : [];
  }

  /** Whether what was bought includes a course. */
  opens(bought: string, course: string): boolean {
    return opensCourse(this.courses, bought, course);
  }
}
