import type { AppliedRoster, ApplyRoster, RosterClass } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MembersService } from '../../../members/members.service.ts';
import { keptId } from '../../../names/external-id.rules.ts';
import { ChangeClassesService } from '../../classes/manage-classes/index.ts';
import { RosterChangesService } from './roster-changes.service.ts';
import { ReadRosterService } from './read-roster.service.ts';
import { NAME_CLASSES, NAME_STUDENTS, STUDENTS } from './rosters.queries.ts';

/**
 * Does what somebody accepted of a roster, one thing after the other, each by its own service and in the school's record.
 * What was done before is found done when it is repeated after a failure.
 */
@Injectable()
export class ApplyRosterService {
  constructor(
    private readonly reading: ReadRosterService,
    private readonly members: MembersService,
    private readonly classes: ChangeClassesService,
    private readonly changes: RosterChangesService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden, auth/class-full */
  async apply(identity: Identity, body: ApplyRoster): Promise<AppliedRoster> {
    const { organizationId } = await this.members.demand(identity);
    const { source } = body;
    await this.makeClasses(identity, organizationId, source, body.classes);
    // Who leaves gives a seat to who comes back.
    const gone = await this.changes.letLeave(identity, await this.reached(identity, body, body.gone, false));
    const { rows } = await this.reading.read(identity, body, body.students);
    const students = await this.reached(
      identity,
      body,
      rows.map(({ sent }) => sent.student_id),
      true,
    );
    if (students.length !== new Set(rows.map(({ sent }) => sent.student_id)).size)
      throw new DomainError('auth/forbidden', 'Somebody is no student of yours.');
    const ofId = new Map(students.map(each => [each.id, each]));
    const done = await this.changes.change(
      identity,
      rows.flatMap(row => {
        const student = ofId.get(row.sent.student_id);
        return student ? [{ row, student }] : [];
      }),
    );
    const named = rows.filter(({ external_id: id }) => id !== null);
    await NAME_STUDENTS.run(this.db, [
      organizationId,
      source,
      named.map(({ sent }) => sent.student_id),
      named.map(({ external_id: id }) => id),
    ]);
    return { ...done, gone };
  }

  /** Returns those of the students whom the caller reaches; who has left counts if it is asked for. */
  private async reached(
    identity: Identity,
    { source }: ApplyRoster,
    ids: readonly string[],
    former: boolean,
  ) {
    const member = await this.members.demand(identity);
    const known = await this.members.knownClasses(member);
    const listed = await STUDENTS.rows(this.db, [member.organizationId, known, source]);
    const wanted = new Set(ids);
    return listed.filter(({ id, hasLeft }) => wanted.has(id) && (former || !hasLeft));
  }

  private async makeClasses(
    identity: Identity,
    organizationId: string,
    source: string,
    classes: readonly RosterClass[],
  ): Promise<void> {
    const made: string[] = [];
    for (const { name } of classes) made.push((await this.classes.ensure(identity, name)).id);
    const named = classes.flatMap(({ external_id: id }, at) =>
      id === undefined ? [] : [{ id: keptId(id), of: made[at] ?? '' }],
    );
    const names = [named.map(({ of }) => of), named.map(({ id }) => id)];
    await NAME_CLASSES.run(this.db, [organizationId, source, ...names]);
  }
}
