import { DEFAULT_LANGUAGE, ENDPOINTS, type OwnFeedback } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, InjectPool, learnerOf } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../content/catalogue.ts';
import type { HandedInWorkEntity } from '../../../database/entities/handed-in-work.entity.ts';
import type { RemarkEntity } from '../../../database/entities/remark.entity.ts';
import { shownHandedIn, shownRemark } from '../../../learners/feedback.rules.ts';
import { OWN_HANDED_IN, OWN_REMARKS, READ } from './own-feedback.queries.ts';

const levelOf = ({ course, level }: { readonly course: string; readonly level: string }): string =>
  `${course}/${level}`;

/** What teachers said about the work of whoever plays: nothing for those who are no student. */
@Controller()
export class OwnFeedbackController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  @ApiRoute(ENDPOINTS.getOwnFeedback)
  async get({
    identity,
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getOwnFeedback'>): Promise<OwnFeedback> {
    const { kind, id } = learnerOf(identity);
    if (kind !== 'student') return { levels: [] };
    const [remarks, work] = await Promise.all([
      this.pool.query<RemarkEntity>({ ...OWN_REMARKS, values: [id] }),
      this.pool.query<HandedInWorkEntity>({ ...OWN_HANDED_IN, values: [id] }),
    ]);
    const byLevel = Map.groupBy([...remarks.rows, ...work.rows], levelOf);
    const handedIn = new Map(work.rows.map(row => [levelOf(row), shownHandedIn(row)]));
    const said = Map.groupBy(remarks.rows, levelOf);
    return {
      levels: [...byLevel].flatMap(([key, [first]]) =>
        first === undefined
          ? []
          : {
              course_id: first.course,
              level_slug: first.level,
              name: this.catalogue.nameOf(first.course, first.level, language),
              remarks: (said.get(key) ?? []).map(shownRemark),
              handed_in: handedIn.get(key) ?? null,
            },
      ),
    };
  }

  /** A teacher who plays as the student reads nothing in the student's place. */
  @ApiRoute(ENDPOINTS.readRemarks)
  async read({
    identity: { role, student },
    body: { remark_ids },
  }: ApiRequest<'readRemarks'>): Promise<{ done: true }> {
    if (role === 'student' && student !== null) await this.pool.query(READ, [student, remark_ids]);
    return { done: true };
  }
}
