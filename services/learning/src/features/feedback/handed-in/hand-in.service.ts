import { type HandedInWork, type OwnHandedIn, type ReturnedWork } from '@burrow/contracts';
import { DomainError, type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { RemarkEntity } from '../../../database/entities/remark.entity.ts';
import { ClassNewsService } from '../../../learners/class-news.service.ts';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { storableCode } from '../../../learners/storable-code.ts';
import { WriteRemarksService } from '../remarks/index.ts';
import { HAND_IN, IS_ASSIGNED, ONE_ALONE, RETURN } from './handed-in.queries.ts';
import { HandedInRepository, keyOf, notHandedIn, type WorkPlace } from './handed-in.repository.ts';
import { stateAfter } from './handed-in.rules.ts';

const changedMeanwhile = () =>
  new DomainError('organization/changed-meanwhile', 'The work was handed in again or returned meanwhile.');

/** Hands work in, and returns it. */
@Injectable()
export class HandInService {
  constructor(
    private readonly work: HandedInRepository,
    private readonly news: ClassNewsService,
    private readonly outbox: Outbox,
    private readonly remarks: WriteRemarksService,
    private readonly db: DataSource,
    @InjectRepository(RemarkEntity) private readonly remarkRows: Repository<RemarkEntity>,
  ) {}

  /**
   * Keeps the program as it is now. What the class was given may be handed in even if its chapter was locked meanwhile.
   * @throws DomainError level/not-assigned, auth/not-logged-in for a student who was removed
   */
  async handIn(place: WorkPlace, code: string): Promise<OwnHandedIn> {
    const student = { kind: 'student', id: place.student_id } as const;
    await this.db.transaction(async tx => {
      await enterLearner(tx, student);
      const assigned = await IS_ASSIGNED.rows(tx, [...keyOf(place)]);
      if (assigned.length === 0)
        throw new DomainError('level/not-assigned', 'The class was not given this level.');
      const found = await ONE_ALONE.first(tx, [...keyOf(place)]);
      const state = stateAfter(found?.state ?? null, 'hand-in');
      await HAND_IN.run(tx, [...keyOf(place), storableCode(code), state]);
      await this.outbox.send(tx, 'learning/feedback-changed', { student_id: place.student_id });
    });
    this.news.worked(student);
    const { state, handed_in_at, returned_at } = await this.work.one(place);
    return { state, handed_in_at, returned_at };
  }

  /** @throws DomainError level/not-handed-in, level/too-many-remarks, organization/changed-meanwhile */
  async giveBack(identity: Identity, place: WorkPlace, returned: ReturnedWork): Promise<HandedInWork> {
    const { version, verdict, remark_id: id, text } = returned;
    const { student_id, course_slug: course, slug: level } = place;
    await this.db.transaction(async tx => {
      await enterLearner(tx, { kind: 'student', id: student_id });
      const found = await ONE_ALONE.first(tx, [...keyOf(place)]);
      if (!found) throw notHandedIn();
      // The answer to the first call was lost on its way.
      const remark = { learnerKind: 'student', learnerId: student_id, remarkId: id } as const;
      if (await this.remarkRows.existsBy(remark)) return;
      const state = found.version === version ? stateAfter(found.state, verdict) : null;
      if (state === null) throw changedMeanwhile();
      await RETURN.run(tx, [...keyOf(place), state]);
      const words = {
        id,
        about: 'work',
        line: null,
        verdict,
        text,
        course,
        level,
        authorId: identity.user,
      } as const;
      const reached = await this.remarks.write(words, [student_id]);
      if (reached === 0) throw new DomainError('level/too-many-remarks', 'The level has too many remarks.');
    });
    return this.work.one(place);
  }
}
