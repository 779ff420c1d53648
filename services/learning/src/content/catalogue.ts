import {
  type CompiledChapter,
  type CompiledContent,
  type CompiledCourse,
  type CompiledLevel,
  type Localised,
  opensCourse,
} from '@burrow/content';
import { DomainError } from '@burrow/service-kit';
import { DEFAULT_LANGUAGE, executionTypeOf } from '@burrow/contracts';

/** Returns a text in a language, or in English if it has no such text. */
export const textIn = <Text>(texts: Readonly<Record<string, Text>>, language: string): Text | undefined =>
  Object.hasOwn(texts, language) ? texts[language] : texts[DEFAULT_LANGUAGE];

export const nameIn = (name: Localised, language: string): string => textIn(name, language) ?? name.en;

/** All courses and levels. */
export class Catalogue {
  private readonly courses: ReadonlyMap<string, CompiledCourse>;
  private readonly levels: ReadonlyMap<string, CompiledLevel>;

  constructor(content: CompiledContent) {
    this.courses = new Map(content.courses.map(course => [course.slug, course]));
    this.levels = new Map(Object.entries(content.levels));
  }

  /** @throws DomainError level/unknown-course */
  course(slug: string): CompiledCourse {
    const course = this.courses.get(slug);
    if (!course) throw new DomainError('level/unknown-course', 'There is no such course.');
    return course;
  }

  /** @throws DomainError level/unknown-course, level/unknown-level */
  level(courseSlug: string, slug: string): CompiledLevel {
    this.course(courseSlug);
    const level = this.levels.get(`${courseSlug}/${slug}`);
    if (!level) throw new DomainError('level/unknown-level', 'There is no such level.');
    return level;
  }

  /** Returns what a level is called; its slug if it no longer exists. */
  nameOf(courseSlug: string, slug: string, language: string): string {
    const level = this.levels.get(`${courseSlug}/${slug}`);
    return (level && textIn(level.texts, language)?.name) ?? slug;
  }

  allCourses(): readonly CompiledCourse[] {
    return [...this.courses.values()];
  }

  /** Returns every level with its key, `course/slug`. */
  allLevels(): readonly (readonly [string, CompiledLevel])[] {
    return [...this.levels];
  }

  /** Returns every chapter of every course in their order, with its key, `course/chapter`. */
  allChapters(): readonly { readonly key: string; readonly name: Localised }[] {
    return [...this.courses.values()].flatMap(({ slug, chapters }) =>
      chapters.map(({ id, name }) => ({ key: `${slug}/${id}`, name })),
    );
  }

  /** Whether what was bought includes a course. */
  opens(bought: string, courseSlug: string): boolean {
    return opensCourse(this.courses, bought, courseSlug);
  }

  /** Returns the number of a level's chapter; 0 for a level without a chapter, and for one that no longer exists. */
  chapterIdOf(courseSlug: string, slug: string): number {
    return this.levels.get(`${courseSlug}/${slug}`)?.chapter_id ?? 0;
  }

  /** Returns the place of a level's chapter among those of all courses, from 1; 0 for a level that belongs to none, and for challenges. */
  chapterNumber(courseSlug: string, slug: string): number {
    const chapter = this.chapterIdOf(courseSlug, slug);
    if (chapter === 0 || executionTypeOf(courseSlug) === 'challenge') return 0;
    let before = 0;
    for (const course of this.courses.values()) {
      if (course.slug === courseSlug) return before + chapter;
      before += course.chapters.length;
    }
    return 0;
  }

  chapterOf(level: CompiledLevel): CompiledChapter | undefined {
    return this.courses.get(level.course_slug)?.chapters.find(chapter => chapter.id === level.chapter_id);
  }
}
