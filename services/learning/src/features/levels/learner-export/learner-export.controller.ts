import { ENDPOINTS, type LearnerExport } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { WorkRepository } from '../../../learners/work.repository.ts';
import { OwnStudentsRepository } from './own-students.repository.ts';

type Exported = LearnerExport['learners'][number];
type Owner = Pick<Exported, 'learner_kind' | 'learner_id'>;

@Controller()
export class LearnerExportController {
  constructor(
    private readonly students: OwnStudentsRepository,
    private readonly work: WorkRepository,
  ) {}

  @ApiRoute(ENDPOINTS.exportLearning)
  async get({ identity }: ApiRequest<'exportLearning'>): Promise<LearnerExport> {
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
    const own = await this.students.idsOf(user);
    const students = own.map((id): Owner => ({ learner_kind: 'student', learner_id: id }));
    return [{ learner_kind: 'user', learner_id: user }, ...students];
  }
}
