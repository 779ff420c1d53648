import { loadPrograms } from '@burrow/content';
import { type ChapterSolutions, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, Header } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import type { LearningSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

/** How levels are solved, for adults only: the contract's access refuses everybody else. */
@Controller()
export class SolutionsController {
  private readonly programs: ReturnType<typeof loadPrograms>;

  constructor(
    private readonly catalogue: Catalogue,
    @InjectSettings() { PROGRAMS_FILE }: LearningSettings,
  ) {
    this.programs = loadPrograms(PROGRAMS_FILE);
  }

  @ApiRoute(ENDPOINTS.getChapterSolutions)
  @Header('cache-control', 'private, no-store')
  list({ params: { course_slug, chapter } }: ApiRequest<'getChapterSolutions'>): ChapterSolutions {
    const found = this.catalogue.course(course_slug).chapters.find(({ id }) => id === Number(chapter));
    if (!found) throw new DomainError('level/unknown-chapter', 'There is no such chapter.');
    const levels = found.levels.map(slug => ({
      level_slug: slug,
      programs: [...(this.programs[`${course_slug}/${slug}`]?.solutions ?? [])],
    }));
    return { levels };
  }
}
