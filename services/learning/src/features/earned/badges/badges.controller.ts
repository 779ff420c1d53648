import { BADGES, DEFAULT_LANGUAGE, ENDPOINTS, type OwnBadge, type OwnBadges } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { LearnerAskedService } from '../../../learners/learner-asked.service.ts';
import { type BegunBadge, OwnBadgesRepository } from './own-badges.repository.ts';

@Controller()
export class BadgesController {
  constructor(
    private readonly own: OwnBadgesRepository,
    private readonly catalogue: Catalogue,
    private readonly learners: LearnerAskedService,
  ) {}

  @ApiRoute(ENDPOINTS.listBadges)
  async list({
    identity,
    query: { student_id, language = DEFAULT_LANGUAGE },
  }: ApiRequest<'listBadges'>): Promise<OwnBadges> {
    const begun = await this.own.ofLearner(await this.learners.of(identity, student_id));
    return {
      badges: BADGES.map(badge =>
        this.shown(
          badge,
          begun.find(each => each.badge === badge.id),
          language,
        ),
      ),
    };
  }

  private shown(
    { id, count }: (typeof BADGES)[number],
    own: BegunBadge | undefined,
    language: string,
  ): OwnBadge {
    return {
      id,
      count,
      have: Math.min(own?.have ?? 0, count),
      granted_at: own?.granted_at?.toISOString() ?? null,
      place: own?.course ? this.place(own.course, own.level, language) : null,
    };
  }

  private place(course: string, level: string | null, language: string): OwnBadge['place'] {
    const name =
      level === null
        ? nameIn(this.catalogue.course(course).name, language)
        : this.catalogue.nameOf(course, level, language);
    return { course_id: course, level_slug: level, name };
  }
}
