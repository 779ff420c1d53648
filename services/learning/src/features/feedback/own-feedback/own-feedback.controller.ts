import { DEFAULT_LANGUAGE, ENDPOINTS, type OwnFeedback } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, learnerOf } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { KeepsWork } from '../../../learners/keeps-work.guard.ts';
import { Catalogue } from '../../../content/catalogue.ts';
import { shownHandedIn, shownRemark } from '../../../learners/feedback.rules.ts';
import { OwnFeedbackRepository } from './own-feedback.repository.ts';

const levelOf = ({ course, level }: { readonly course: string; readonly level: string }): string =>
  `${course}/${level}`;

/** What teachers said about the work of whoever plays: nothing for those who are no student. */
@Controller()
export class OwnFeedbackController {
  constructor(
    private readonly feedback: OwnFeedbackRepository,
    private readonly catalogue: Catalogue,
  ) {}

  @ApiRoute(ENDPOINTS.getOwnFeedback)
  async get({
    identity,
    query: { language = DEFAULT_LANGUAGE },
  }: ApiRequest<'getOwnFeedback'>): Promise<OwnFeedback> {
    const { kind, id } = learnerOf(identity);
    if (kind !== 'student') return { levels: [] };
    const [remarks, work] = await Promise.all([this.feedback.remarks(id), this.feedback.handedIn(id)]);
    const byLevel = Map.groupBy([...remarks, ...work], levelOf);
    const handedIn = new Map(work.map(row => [levelOf(row), shownHandedIn(row)]));
    const said = Map.groupBy(remarks, levelOf);
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
  @KeepsWork()
  async read({
    identity: { role, student },
    body: { remark_ids },
  }: ApiRequest<'readRemarks'>): Promise<{ done: true }> {
    if (role === 'student' && student !== null) await this.feedback.markRead(student, remark_ids);
    return { done: true };
  }
}
