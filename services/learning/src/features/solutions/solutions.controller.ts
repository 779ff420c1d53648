import { loadPrograms } from '@burrow/content';
import { type ChapterSolutions, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller, Header, Inject } from '@nestjs/common';
import { Catalogue } from '../../content/catalogue.ts';

/** The file of programs; by default that of @burrow/content. */
export const SOLUTION_FILE = 'learning:solution-file';

/** How levels are solved, for adults only: the contract's access refuses everybody else. */
@Controller()
export class SolutionsController {
  private readonly programs: ReturnType<typeof loadPrograms>;

  constructor(
    private readonly catalogue: Catalogue,
    @Inject(SOLUTION_FILE) file: string | undefined,
  ) {
    this.programs = loadPrograms(file);
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
