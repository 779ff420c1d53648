import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { InjectSecret } from '../config/settings.module.ts';

const KEEP = `
  insert into account.known_browsers (key, user_id, student_id) values ($1, $2, $3)
  on conflict (key) do update set last_at = now()`;

/** Knows in which browsers somebody has been logged in, by keyed hashes of the signed visitor cookie. */
@Injectable()
export class KnownBrowsersRepository {
  constructor(
    private readonly db: DataSource,
    @InjectSecret() private readonly secret: string,
  ) {}

  /** Whether the owner, a user or a student, has been logged in in this browser; never where there is none. */
  async know(visitor: string, owner: string | null): Promise<boolean> {
    const found: unknown[] = await this.db.query('select 1 from account.known_browsers where key = $1', [
      this.hash(visitor, owner ?? ''),
    ]);
    return found.length > 0;
  }

  async keep(
    tx: SqlRunner,
    visitor: string,
    owner: { readonly userId: string | null; readonly studentId: string | null },
  ): Promise<void> {
    const key = this.hash(visitor, owner.studentId ?? owner.userId ?? '');
    await tx.query(KEEP, [key, owner.studentId ? null : owner.userId, owner.studentId]);
  }

  private hash(visitor: string, owner: string): Buffer {
    return createHmac('sha256', this.secret).update(`known browser\n${visitor}\n${owner}`).digest();
  }
}
