import type { CheckedStudents, CheckStudents } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { DataSource } from 'typeorm';
import { isCommonPassword } from '../../../passwords/demand-uncommon.ts';
import { generatePassword } from '../../../passwords/generated-password.rules.ts';
import { usernameKey } from '../../../people/keys.rules.ts';
import { isUnfit } from '../../../usernames/chosen-username.rules.ts';
import { SEATS_LEFT, TAKEN } from './check-students.queries.ts';

/** Says what stands against making students, before anybody is made. */
@Injectable()
export class CheckStudentsService {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError organization/unknown */
  async check({
    organization_id: id,
    known_classes: known,
    students,
  }: CheckStudents): Promise<CheckedStudents> {
    const seats = await SEATS_LEFT.first(this.db, [id]);
    if (!seats) throw new DomainError('organization/unknown', 'There is no such organisation.');
    const keys = students.flatMap(({ username }) => (username === undefined ? [] : usernameKey(username)));
    const found = await TAKEN.rows(this.db, [id, keys, known]);
    const taken = new Set(found.map(({ username_key }) => username_key));
    const faultOf = (username: string | undefined) => {
      if (username === undefined) return null;
      if (isUnfit(username)) return 'unfit';
      return taken.has(usernameKey(username)) ? 'taken' : null;
    };
    return {
      students: students.map(({ username, password }) => ({
        username_fault: faultOf(username),
        is_password_common: password !== undefined && isCommonPassword(password),
        made_password: password === undefined ? generatePassword(randomInt) : null,
      })),
      seats_left: seats.left,
    };
  }
}
