import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Raw, type Repository } from 'typeorm';
import { JoinRequestEntity } from '../../../database/entities/join-request.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { usernameKey } from '../../../people/keys.rules.ts';
import { takenUsername } from '../../../people/new-students.repository.ts';
import { BEGIN, FORGET_OLD } from './join-requests.queries.ts';

export type NewJoinRequest = Pick<
  JoinRequestEntity,
  'id' | 'organizationId' | 'classId' | 'username' | 'passwordHash' | 'fullName' | 'character' | 'language'
>;

/** More do not wait for one class. */
const MOST_WAITING = 50;
const AGAIN_SECONDS = 60;

const isOfToday = () => Raw(column => `${column} > now() - interval '1 day'`);

/** Who signs up with the code of a class. */
@Injectable()
export class JoinRequestsRepository {
  constructor(
    @InjectRepository(JoinRequestEntity) private readonly joinRequestRows: Repository<JoinRequestEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  async exists(id: string): Promise<boolean> {
    return this.joinRequestRows.existsBy({ id });
  }

  /** Stores a request unless it is known, and returns it locked. @throws DomainError auth/username-taken */
  async begin(tx: EntityManager, request: NewJoinRequest): Promise<JoinRequestEntity> {
    const { id, organizationId, classId, username, passwordHash, fullName, character, language } = request;
    const key = usernameKey(username);
    await FORGET_OLD.run(tx);
    await BEGIN.run(tx, [
      id,
      organizationId,
      classId,
      username,
      key,
      passwordHash,
      fullName,
      character,
      language,
    ]);
    const found = await this.take({ id, classId });
    if (!found) throw takenUsername(username);
    return found;
  }

  /** Returns a request, locked until the transaction ends. */
  async take(where: { id: string; classId: string }): Promise<JoinRequestEntity | null> {
    return this.joinRequestRows.findOne({
      where: { ...where, askedAt: isOfToday() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Makes sure that somebody can wait. @throws DomainError auth/username-taken, auth/too-many-attempts */
  async demandRoom({ organizationId, classId, username }: NewJoinRequest): Promise<void> {
    const taken = await this.studentRows.existsBy({ organizationId, usernameKey: usernameKey(username) });
    if (taken) throw takenUsername(username);
    if ((await this.joinRequestRows.countBy(waitingFor(classId))) <= MOST_WAITING) return;
    throw new DomainError('auth/too-many-attempts', 'Too many wait for this class.', {
      retryAfter: AGAIN_SECONDS,
      params: { seconds: AGAIN_SECONDS },
    });
  }

  /** Returns who waits, the first first. */
  async waiting(organizationId: string, classId: string): Promise<JoinRequestEntity[]> {
    return this.joinRequestRows.find({
      where: { ...waitingFor(classId), organizationId },
      order: { askedAt: 'asc', id: 'asc' },
    });
  }
}

const waitingFor = (classId: string) => ({
  classId,
  studentId: IsNull(),
  refused: false,
  askedAt: isOfToday(),
});
