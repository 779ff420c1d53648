import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emailKey, usernameKey } from '../../../people/keys.rules.ts';
import { takenKey } from '../../../people/taken-key.rules.ts';
import { CARD, MEMBER, STUDENT, STUDENT_OF, USERS } from './candidates.queries.ts';

/** An account that a password may log in to. */
export interface Candidate {
  /** The account; for a student the parent's, or null. */
  readonly user_id: string | null;
  readonly student_id: string | null;
  readonly is_student: boolean;
  readonly password_hash: string | null;
  readonly confirmed: boolean;
  readonly email: string;
  readonly language: string | null;
}

/** One whose address is confirmed, and one that has only signed up. */
export interface Candidates {
  readonly confirmed: Candidate | undefined;
  readonly pending: Candidate | undefined;
}

const split = (rows: readonly Candidate[]): Candidates => ({
  confirmed: rows.find(row => row.confirmed),
  pending: rows.find(row => !row.confirmed),
});

@Injectable()
export class CandidatesRepository {
  constructor(private readonly db: DataSource) {}

  async user(email: string, slug: string | null): Promise<Candidates> {
    const key = emailKey(email);
    return split(
      await (slug === null ? USERS.rows(this.db, [key, takenKey(key)]) : MEMBER.rows(this.db, [key, slug])),
    );
  }

  async student(username: string, slug: string | null): Promise<Candidates> {
    const key = usernameKey(username);
    return split(
      await (slug === null ? STUDENT.rows(this.db, [key]) : STUDENT_OF.rows(this.db, [key, slug])),
    );
  }

  async holderOf(cardHash: Buffer): Promise<Candidate | undefined> {
    return split(await CARD.rows(this.db, [cardHash])).confirmed;
  }
}
