import {
  BADGES,
  type BadgeId,
  DEFAULT_LANGUAGE,
  ENDPOINTS,
  type OwnBadge,
  type OwnBadges,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { OWN_BADGES } from '../../../achievements/badges.queries.ts';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { LearnerAskedService } from '../../../learners/learner-asked.service.ts';

interface Row {
  readonly badge: BadgeId;
  readonly have: number;
  readonly granted_at: Date | null;
  readonly course: string | null;
  readonly level: string | null;
}

@Controller()
export class BadgesController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
    private readonly learners: LearnerAskedService,
  ) {}

  @ApiRoute(ENDPOINTS.listBadges)
  async list({
    identity,
    query: { student_id, language = DEFAULT_LANGUAGE },
  }: ApiRequest<'listBadges'>): Promise<OwnBadges> {
    const { kind, id } = await this.learners.of(identity, student_id);
    const { rows } = await this.pool.query<Row>(OWN_BADGES, [kind, id]);
    return {
      badges: BADGES.map(badge =>
        this.shown(
          badge,
          rows.find(row => row.badge === badge.id),
          language,
        ),
      ),
    };
  }

  private shown({ id, count }: (typeof BADGES)[number], row: Row | undefined, language: string): OwnBadge {
    return {
      id,
      count,
      have: Math.min(row?.have ?? 0, count),
      granted_at: row?.granted_at?.toISOString() ?? null,
      place: row?.course ? this.place(row.course, row.level, language) : null,
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
