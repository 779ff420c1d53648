import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { emailKey, usernameKey } from '../../people/keys.rules.ts';
import { takenKey } from '../../people/taken-key.rules.ts';

/** Whom a password may let in. */
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

/** One whose address is confirmed, and one who has only signed up. */
export interface Candidates {
  readonly confirmed: Candidate | undefined;
  readonly pending: Candidate | undefined;
}

const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

const AS_USER = `u.id as user_id, null::uuid as student_id, false as is_student, u.password_hash,
  u.email_verified_at is not null as confirmed, u.email, u.language`;

const AS_STUDENT = `t.parent_id as user_id, t.id as student_id, true as is_student, t.password_hash,
  p.id is null or p.email_verified_at is not null as confirmed, '' as email, null as language`;

const USERS = `select ${AS_USER} from account.users u where u.email_key in ($1, $2) order by u.email_key = $1 desc`;

const MEMBER = `
  select ${AS_USER} from account.users u
  join account.organizations o on o.id = u.organization_id and o.slug = $2 and not o.removed
  where u.email_key = $1 and u.email_verified_at is not null`;

const STUDENT = `
  select ${AS_STUDENT} from account.students t left join account.users p on p.id = t.parent_id
  where coalesce(t.organization_id, '${NO_ORGANIZATION}') = '${NO_ORGANIZATION}' and t.username_key = $1`;

const STUDENT_OF = `
  select ${AS_STUDENT} from account.organizations o
  join account.students t on coalesce(t.organization_id, '${NO_ORGANIZATION}') = o.id and t.username_key = $1
  left join account.users p on false
  where o.slug = $2 and not o.removed`;

const CARD = `
  select ${AS_STUDENT} from account.students t left join account.users p on p.id = t.parent_id where t.card_hash = $1`;

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
      await (slug === null ? this.db.query(USERS, [key, takenKey(key)]) : this.db.query(MEMBER, [key, slug])),
    );
  }

  async student(username: string, slug: string | null): Promise<Candidates> {
    const key = usernameKey(username);
    return split(
      await (slug === null ? this.db.query(STUDENT, [key]) : this.db.query(STUDENT_OF, [key, slug])),
    );
  }

  async holderOf(cardHash: Buffer): Promise<Candidate | undefined> {
    return split(await this.db.query(CARD, [cardHash])).confirmed;
  }
}
