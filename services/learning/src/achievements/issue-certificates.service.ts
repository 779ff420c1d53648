import type { CompiledCourse } from '@burrow/content';
import type { Earned } from '@burrow/contracts';
import type { Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Deed } from './badge.rules.ts';
import { certificateNumber } from './certificate-number.ts';
import { COURSE_STANDING, ISSUE } from './certificates.queries.ts';
import { type Milestone, milestonesOf } from './milestones.rules.ts';

const chapterOf = (milestone: Milestone): number => (milestone.kind === 'chapter' ? milestone.chapter : 0);

function deedsOf(course: string, milestones: readonly Milestone[]): Deed[] {
  return milestones.flatMap((milestone): Deed[] => {
    if (milestone.kind === 'chapter')
      return [
        {
          event: 'chapter_completed',
          key: `${course}/${milestone.chapter}`,
          facts: { quiz_passed: milestone.quizPassed },
        },
      ];
    return milestone.kind === 'course' ? [{ event: 'course_completed', key: course, facts: {} }] : [];
  });
}

/** Gives certificates, in the transaction in which it is called. */
@Injectable()
export class IssueCertificatesService {
  constructor(private readonly db: DataSource) {}

  /**
   * Issues what a learner has reached in a course and has no certificate for. A visitor gets none until there is an account
   * that it can be for. The caller must have entered the learner.
   */
  async issue(learner: Learner, course: CompiledCourse) {
    const { kind, id } = learner;
    const row = await COURSE_STANDING.only(this.db.manager, [kind, id, course.slug]);
    const milestones = milestonesOf(course, {
      verified: new Set(row.verified),
      passedQuizzes: new Set(row.passed.map(Number)),
      takesQuizzes: row.takes_quizzes,
    });
    const certificates: Earned['certificates'] = [];
    if (kind !== 'visitor')
      for (const milestone of milestones) {
        const values = [kind, id, certificateNumber(), milestone.kind, course.slug, chapterOf(milestone)];
        const issued = await ISSUE.first(this.db.manager, values);
        if (issued) certificates.push({ id: issued.certificate_id, kind: milestone.kind });
      }
    return { certificates, deeds: deedsOf(course.slug, milestones) };
  }
}
