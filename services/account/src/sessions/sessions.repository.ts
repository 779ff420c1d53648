import type { ResolvedSession } from '@burrow/contracts';
import { type Identity, InjectPool, SESSION_DAYS, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { hashSecret, makeSecret } from '../tokens/tokens.repository.ts';
import { browserName } from './browser-name.ts';

/** Who a new session is: a user (with the student they chose), or a student who logged in. */
export interface NewSession {
  readonly userId: string | null;
  readonly studentId: string | null;
  readonly isStudent: boolean;
  /** Set where somebody acts as this user or student; such a session ends after an hour. */
  readonly impersonator?: { readonly userId: string; readonly sessionId: string };
}

/** A session's public id, and the secret that its cookie holds from now on. */
export interface NewSecret {
  readonly id: string;
  readonly secret: string;
}

const BEGIN = `
  insert into account.sessions
    (token_hash, user_id, student_id, is_student, impersonator_id, impersonator_session_id, browser, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(mins => $8)) returning id`;

const ROTATE = `
  with rotated as (
    update account.sessions set token_hash = $2 where id = $1 and expires_at > now() returning 1
  ) select * from rotated`;

const SESSION = `
    select s.id as session, s.user_id as "user", s.student_id as student, s.is_student, s.impersonator_id as impersonator,
      u.user_type, coalesce(u.is_staff and s.impersonator_id is null and not s.is_student, false) as staff,
      case when s.is_student then t.organization_id else u.organization_id end as organization,
      t.class_id as class, s.last_seen_at
    from account.sessions s
    left join account.users u on u.id = s.user_id
    left join account.students t on t.id = s.student_id`;

const RESOLVE = {
  name: 'resolve-session',
  text: `${SESSION} where s.token_hash = $1 and s.expires_at > now()`,
};

const RESOLVE_OPEN = {
  name: 'resolve-open-sessions',
  text: `${SESSION} where s.id = any ($1::uuid[]) and s.expires_at > now()`,
};

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
  organization: row.organization,
  class: row.class,
  impersonator: row.impersonator,
});

/** Sessions: random secrets in a cookie, of which only the hash is kept. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Begins a session; the one that the request came with, if any, ends. */
  async begin(tx: SqlRunner, identity: Identity, session: NewSession): Promise<NewSecret> {
    const secret = makeSecret();
    const { userId, studentId, isStudent, impersonator } = session;
    if (identity.session && !impersonator) await this.end(tx, identity.session);
    const rows: { id: string }[] = await tx.query(BEGIN, [
      hashSecret(secret), userId, studentId, isStudent, impersonator?.userId ?? null, impersonator?.sessionId ?? null,
      browserName(identity.browser), impersonator ? IMPERSONATION_MINUTES : SESSION_MINUTES,
    ]); // prettier-ignore
    if (!rows[0]) throw new Error('the session was not kept');
    return { id: rows[0].id, secret };
  }

  /** Who a secret is, and notes at most every five minutes that they were here. */
  async resolve(secret: string): Promise<ResolvedSession | null> {
    const { rows } = await this.pool.query<SessionRow>({ ...RESOLVE, values: [hashSecret(secret)] });
    const row = rows[0];
    if (!row) return null;
    if (Date.now() - row.last_seen_at.getTime() > NOTED_EVERY_MS) await this.note(row.session);
    return sessionIn(row);
  }

  /** Who these sessions are now, by their public ids; those that have ended are missing. */
  async resolveOpen(ids: readonly string[]): Promise<ReadonlyMap<string, ResolvedSession>> {
    const { rows } = await this.pool.query<SessionRow>({ ...RESOLVE_OPEN, values: [ids] });
    return new Map(rows.map(row => [row.session, sessionIn(row)]));
  }

  /** Replaces a session's secret; the old one no longer works. Returns null when the session has ended. */
  async rotate(tx: SqlRunner, id: string): Promise<NewSecret | null> {
    const secret = makeSecret();
    const rows: unknown[] = await tx.query(ROTATE, [id, hashSecret(secret)]);
    return rows.length > 0 ? { id, secret } : null;
  }

  /** Chooses who learns in a user's session, or nobody; it goes on under a new secret. */
  async choose(tx: SqlRunner, id: string, studentId: string | null): Promise<NewSecret | null> {
    await tx.query('update account.sessions set student_id = $2 where id = $1 and not is_student', [
      id,
      studentId,
    ]);
    return this.rotate(tx, id);
  }

  async end(tx: SqlRunner, id: string): Promise<void> {
    await tx.query('delete from account.sessions where id = $1', [id]);
  }

  /** Ends a session, and the one from which it was begun to act as somebody else. */
  async endWithOrigin(tx: SqlRunner, id: string): Promise<void> {
    await tx.query(
      `delete from account.sessions where id = $1
         or id = (select impersonator_session_id from account.sessions where id = $1)`,
      [id],
    );
  }

  /** Ends every session of an account, those of its students included; but the one given. */
  async endAllOfUser(tx: SqlRunner, userId: string, but: string | null = null): Promise<void> {
    await tx.query('delete from account.sessions where user_id = $1 and id is distinct from $2', [
      userId,
      but,
    ]);
  }

  /** Ends every session in which a student is logged in; but the one given. */
  async endAllOfStudent(tx: SqlRunner, studentId: string, but: string | null = null): Promise<void> {
    await tx.query('delete from account.sessions where student_id = $1 and is_student and id is distinct from $2', [studentId, but]); // prettier-ignore
  }

  private async note(id: string): Promise<void> {
    await this.pool.query(
      `update account.sessions set last_seen_at = now(),
         expires_at = case when impersonator_id is null then now() + make_interval(days => $2) else expires_at end
       where id = $1`,
      [id, SESSION_DAYS],
    );
  }
}
