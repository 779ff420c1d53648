import type { ComparedRoster, CompareRoster, RosterClass, RosterStudent } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, DataSource, type Repository } from 'typeorm';
import { ExternalIdEntity } from '../../../database/entities/external-id.entity.ts';
import { MembersService } from '../../../members/members.service.ts';
import { nameKey } from '../../../names/name-key.rules.ts';
import { type ListedStudent, matchRoster } from './match-roster.rules.ts';
import { ReadRosterService, type RowOfRoster } from './read-roster.service.ts';
import { STATE, STUDENTS } from './rosters.queries.ts';

/** Each class once, by its id, or by its name. */
function newClasses(rows: readonly RowOfRoster[]): RosterClass[] {
  const found = new Map<string, RosterClass>();
  for (const { classId, class_name: name, class_external_id: id } of rows)
    if (classId === undefined && name !== null)
      found.set(id ?? nameKey(name), { name, ...(id !== null && { external_id: id }) });
  return [...found.values()];
}

/** Compares a roster with the students whom somebody reaches, and writes nothing. Nobody is told of others. */
@Injectable()
export class CompareRosterService {
  constructor(
    private readonly reading: ReadRosterService,
    private readonly members: MembersService,
    private readonly db: DataSource,
    @InjectRepository(ExternalIdEntity) private readonly externalIdRows: Repository<ExternalIdEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async compare(identity: Identity, body: CompareRoster): Promise<ComparedRoster> {
    const { member, classes, rows } = await this.reading.read(identity, body, body.rows);
    const { organizationId } = member;
    const known = await this.members.knownClasses(member);
    const listed = await STUDENTS.rows(this.db, [organizationId, known, body.source]);
    const ids = rows.flatMap(({ external_id: id }) => id ?? []);
    const named = await this.externalIdRows.findBy({
      organizationId,
      source: body.source,
      kind: 'student',
      externalId: Any(ids),
    });
    const reached = new Set(listed.flatMap(({ externalIds }) => externalIds));
    const elsewhere = new Set(named.map(({ externalId }) => externalId).filter(id => !reached.has(id)));
    const matched = matchRoster(rows, { students: listed, elsewhere, isWhole: body.is_whole });
    const classNames = new Map(classes.map(({ id, name }) => [id, name]));
    const ofStudent = new Map(listed.map(({ id, className }) => [id, className]));
    const shown = ({ id, username, full_name }: ListedStudent): RosterStudent => ({
      student_id: id,
      username,
      full_name,
      class_name: ofStudent.get(id) ?? null,
    });
    const { state } = await STATE.only(this.db, [organizationId]);
    return {
      rows: matched.rows.map((each, at) => ({
        state: each.state,
        student: each.student && shown(each.student),
        full_name: rows[at]?.full_name ?? null,
        class_name: classNames.get(rows[at]?.classId ?? '') ?? rows[at]?.class_name ?? null,
      })),
      gone: matched.gone.map(shown),
      new_classes: newClasses(rows),
      state,
    };
  }
}
