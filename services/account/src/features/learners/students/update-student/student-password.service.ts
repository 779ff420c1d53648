import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { studentKey } from '../../../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../../../attempts/attempts.service.ts';
import { CurrentPasswordService, ownPasswordKey } from '../../../../passwords/current-password.service.ts';
import { PasswordsService } from '../../../../passwords/passwords.service.ts';
import { SessionsRepository } from '../../../../sessions/sessions.repository.ts';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';
import { SET } from './student-password.queries.ts';

/** A student's password. */
@Injectable()
export class StudentPasswordService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsRepository,
    private readonly attempts: AttemptsService,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  hash(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /** @throws DomainError auth/wrong-password, auth/too-many-attempts */
  async demandCurrent(id: string, given: string | undefined): Promise<void> {
    const found = await this.studentRows.findOneBy({ id });
    if (!found) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    await this.currentPassword.demand(id, found.passwordHash, given);
  }

  /** Ends the student's sessions except the given one, and clears earlier failed attempts. */
  async set(tx: EntityManager, id: string, hash: string, but: string | null): Promise<void> {
    const rows = await SET.rows(tx, [id, hash]);
    if (!rows[0]) return;
    await this.sessions.endAllOfStudent(id, but);
    await this.attempts.clear(tx, studentKey(rows[0].username, rows[0].slug));
    await this.attempts.clear(tx, ownPasswordKey(id));
  }
}
