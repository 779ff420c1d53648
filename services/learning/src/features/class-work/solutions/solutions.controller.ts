import { type CompiledCourse, loadPrograms } from '@burrow/content';
import { type ChapterSolutions, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, type Identity } from '@burrow/service-kit';
import { Controller, Header } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { SchoolRecordService } from '../../../learners/school-record.service.ts';
import { ChildrensLevelsService } from './childrens-levels.service.ts';
import type { LearningSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

/**
 * How levels are solved, for adults only: the contract's access refuses everybody else. Schools get all of them, parents
 * those that a child of theirs is at.
 */
@Controller()
export class SolutionsController {
  private readonly programs: ReturnType<typeof loadPrograms>;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly children: ChildrensLevelsService,
    private readonly record: SchoolRecordService,
    @InjectSettings() { PROGRAMS_FILE }: LearningSettings,
  ) {
    this.programs = loadPrograms(PROGRAMS_FILE);
  }

  @ApiRoute(ENDPOINTS.getChapterSolutions)
  @Header('cache-control', 'private, no-store')
  async list({
    identity,
    params: { course_slug, chapter },
  }: ApiRequest<'getChapterSolutions'>): Promise<ChapterSolutions> {
    const course = this.catalogue.course(course_slug);
    const found = course.chapters.find(({ id }) => id === Number(chapter));
    if (!found) throw new DomainError('level/unknown-chapter', 'There is no such chapter.');
    const mayRead = await this.readable(identity, course, found.id);
    const levels = found.levels.filter(mayRead).map(slug => ({
      level_slug: slug,
      programs: [...(this.programs[`${course_slug}/${slug}`]?.solutions ?? [])],
    }));
    await this.record.tell(identity, 'solutions-opened', null);
    return { levels };
  }

  /** @throws DomainError auth/forbidden for a parent none of whose children is at the chapter */
  private async readable(
    { role, staff, user }: Identity,
    course: CompiledCourse,
    chapter: number,
  ): Promise<(level: string) => boolean> {
    if (role !== 'parent' || staff || user === null) return () => true;
    const open = await this.children.openIn(course, chapter, user);
    if (open.size === 0) throw new DomainError('auth/forbidden', 'No child of yours has run a level of it.');
    return level => open.has(level);
  }
}
