import { ENDPOINTS, type LearnerExport } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { WorkRepository } from '../../learners/work.repository.ts';
import { STUDENTS_OF } from './learner-export.queries.ts';

type Exported = LearnerExport['learners'][number];
type Owner = Pick<Exported, 'learner_kind' | 'learner_id'>;

@Controller()
export class LearnerExportController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.exportLearning)
  async get(@CurrentIdentity() identity: Identity): Promise<LearnerExport> {
    const exported_at = new Date().toISOString();
    const learners: Exported[] = [];
    for (const owner of await this.ownersOf(identity)) {
      const learner = { kind: owner.learner_kind, id: owner.learner_id };
      learners.push({ ...owner, ...(await this.work.everything(learner)) });
    }
    return { exported_at, learners };
  }

  /** A student gets their own work; a user gets what they tried out, and the work of all their students. */
  private async ownersOf({ role, user, student }: Identity): Promise<Owner[]> {
    if (role === 'student') return student === null ? [] : [{ learner_kind: 'student', learner_id: student }];
    if (user === null) return [];
    const { rows } = await this.pool.query<{ id: string }>(STUDENTS_OF, [user]);
    const students = rows.map(({ id }): Owner => ({ learner_kind: 'student', learner_id: id }));
    return [{ learner_kind: 'user', learner_id: user }, ...students];
  }
}
