import type { LoggedIn } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { KnownBrowsersRepository } from '../attempts/known-browsers.repository.ts';
import { AuditRepository } from '../audit/audit.repository.ts';
import { CurrentUsersRepository } from '../people/current-users.repository.ts';
import { type NewSession, SessionsRepository } from './sessions.repository.ts';
import { LESSON_END } from './sessions.queries.ts';
import { AdoptionsService } from './adoptions.service.ts';
import { type EntityManager, IsNull } from 'typeorm';
import { StudentEntity } from '../database/entities/student.entity.ts';
import { UserEntity } from '../database/entities/user.entity.ts';

/** How somebody proved who they are. */
export type LogInWay = 'password' | 'card' | 'google' | 'confirmation' | 'class-token' | 'pictures';

/** How students come in on the devices of a classroom. */
const SHARED_WAYS: readonly LogInWay[] = ['card', 'class-token', 'pictures'];

/** A session that has begun: the secret for the cookie, and the answer for the page. */
export interface BegunSession {
  readonly secret: string;
  readonly loggedIn: LoggedIn;
}

/** Begins sessions, with what belongs to it: the audit, remembering the browser, and adopting what its visitor did until now. */
@Injectable()
export class SessionStartsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly currentUsers: CurrentUsersRepository,
    private readonly audit: AuditRepository,
    private readonly adoptions: AdoptionsService,
    private readonly browsers: KnownBrowsersRepository,
  ) {}

  /** `visitors` are other browsers in which the same person was a visitor. */
  async begin(
    tx: EntityManager,
    identity: Identity,
    who: NewSession,
    way: LogInWay,
    visitors: readonly (string | null)[] = [],
  ): Promise<BegunSession> {
    const endsAt = await this.lessonEnd(tx, who.studentId, way);
    const { id, secret } = await this.sessions.begin(tx, identity, { ...who, endsAt });
    await this.audit.record(identity, {
      action: 'logged-in',
      subjectUser: who.userId,
      subjectStudent: who.isStudent ? who.studentId : null,
      detail: { way },
    });
    const { userId, studentId, isStudent } = who;
    await this.browsers.keep(tx, identity.visitor, { userId, studentId: isStudent ? studentId : null });
    if (await this.isFirst(tx, who)) await this.adoptions.adopt(tx, [...visitors, identity.visitor], who);
    return { secret, loggedIn: await this.currentUsers.ofSession(id, tx) };
  }

  private async isFirst(tx: EntityManager, { isStudent, userId, studentId }: NewSession): Promise<boolean> {
    const id = isStudent ? studentId : userId;
    if (id === null) return false;
    const entity = isStudent ? StudentEntity : UserEntity;
    const { affected } = await tx.update(entity, { id, signedInAt: IsNull() }, { signedInAt: () => 'now()' });
    return affected === 1;
  }

  /** When the lesson ends with which a session ends; null if there is none. Pictures are for a lesson only, on any device. */
  private async lessonEnd(tx: EntityManager, studentId: string | null, way: LogInWay): Promise<Date | null> {
    if (!SHARED_WAYS.includes(way)) return null;
    const lesson = await LESSON_END.first(tx, [studentId, way === 'pictures']);
    return lesson?.at ?? null;
  }
}
