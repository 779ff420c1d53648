import type { ResolvedSession } from '@burrow/contracts';
import { type Identity, InjectPool, SESSION_DAYS, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { hashSecret, makeSecret } from '../tokens/tokens.repository.ts';
import { browserName } from './browser-name.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, type Repository } from 'typeorm';
import { SessionEntity } from '../database/entities/session.entity.ts';
import { BEGIN, END_WITH_ORIGIN, NOTE, RESOLVE, RESOLVE_OPEN, ROTATE } from './sessions.queries.ts';

/** Whose a new session is: a user's (with the student they chose), or that of a student who logged in. */
export interface NewSession {
  readonly userId: string | null;
  readonly studentId: string | null;
  readonly isStudent: boolean;
  /** Set if somebody acts as this user or student; such a session ends after an hour. */
  /** Until when it can last at most. */
  readonly endsAt?: Date | null;
  readonly impersonator?: { readonly userId: string; readonly sessionId: string };
}

/** A session's public id, and the secret that its cookie has from now on. */
export interface NewSecret {
  readonly id: string;
  readonly secret: string;
}

const ROLES = ['parent', 'teacher', 'admin'] as const;
const IMPERSONATION_MINUTES = 60;
const SESSION_MINUTES = SESSION_DAYS * 24 * 60;
const NOTED_EVERY_MS = 300_000;

interface SessionRow extends Omit<ResolvedSession, 'role'> {
  readonly is_student: boolean;
  readonly user_type: number | null;
  readonly last_seen_at: Date;
}

const sessionIn = (row: SessionRow): ResolvedSession => ({
  session: row.session,
  role: row.is_student ? 'student' : (ROLES[row.user_type ?? 0] ?? 'parent'),
  user: row.user,
  student: row.student,
  staff: row.staff,
  factorless: row.factorless,
  organization: row.organization,
  class: row.class,
  impersonator: row.impersonator,
});

/** Sessions: random secrets in a cookie, of which only the hash is stored. */
@Injectable()
export class SessionsRepository {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    @InjectRepository(SessionEntity) private readonly sessionRows: Repository<SessionEntity>,
  ) {}

  /** Begins a session, and ends the one that the request came with, if any. */
  async begin(tx: EntityManager, identity: Identity, session: NewSession): Promise<NewSecret> {
    const secret = makeSecret();
    const { userId, studentId, isStudent, impersonator, endsAt = null } = session;
    if (identity.session && !impersonator) await this.end(identity.session);
    const rows = await BEGIN.rows(tx, [
      hashSecret(secret),
      userId,
      studentId,
      isStudent,
      impersonator?.userId ?? null,
      impersonator?.sessionId ?? null,
      browserName(identity.browser),
      impersonator ? IMPERSONATION_MINUTES : SESSION_MINUTES,
      endsAt,
    ]);
    if (!rows[0]) throw new Error('the session was not stored');
    return { id: rows[0].id, secret };
  }

  /** Returns whose session a secret is, and records at most every five minutes that they were here. */
  async resolve(secret: string): Promise<ResolvedSession | null> {
    const rows = await RESOLVE.rows(this.pool, [hashSecret(secret)]);
    const row = rows[0];
    if (!row) return null;
    if (Date.now() - row.last_seen_at.getTime() > NOTED_EVERY_MS) await this.note(row.session);
    return sessionIn(row);
  }

  /** Returns whose these sessions are now, by their public ids; those that have ended are missing. */
  async resolveOpen(ids: readonly string[]): Promise<ReadonlyMap<string, ResolvedSession>> {
    const rows = await RESOLVE_OPEN.rows(this.pool, [ids]);
    return new Map(rows.map(row => [row.session, sessionIn(row)]));
  }

  /** Replaces a session's secret; the old one no longer works. Returns null if the session has ended. */
  async rotate(tx: SqlRunner, id: string): Promise<NewSecret | null> {
    const secret = makeSecret();
    const rows = await ROTATE.rows(tx, [id, hashSecret(secret)]);
    return rows.length > 0 ? { id, secret } : null;
  }

  /** Chooses who learns in a user's session, or nobody; it continues with a new secret. */
  async choose(tx: EntityManager, id: string, studentId: string | null): Promise<NewSecret | null> {
    await this.sessionRows.update({ id, isStudent: false }, { studentId });
    return this.rotate(tx, id);
  }

  async end(id: string): Promise<void> {
    await this.sessionRows.delete({ id });
  }

  /** Ends a session, and the one from which it was begun to act as somebody else. */
  async endWithOrigin(tx: SqlRunner, id: string): Promise<void> {
    await END_WITH_ORIGIN.run(tx, [id]);
  }

  /** Ends every session of an account and of its students, except the given one. */
  async endAllOfUser(userId: string, but: string | null = null): Promise<void> {
    await this.sessionRows.delete({ userId, ...(but !== null && { id: Not(but) }) });
  }

  /** Ends every session in which a student is logged in, except the given one. */
  async endAllOfStudent(studentId: string, but: string | null = null): Promise<void> {
    await this.sessionRows.delete({ studentId, isStudent: true, ...(but !== null && { id: Not(but) }) });
  }

  private async note(id: string): Promise<void> {
    await NOTE.run(this.pool, [id, SESSION_DAYS]);
  }
}
