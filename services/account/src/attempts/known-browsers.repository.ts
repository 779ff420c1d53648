import { keysIn, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type Repository } from 'typeorm';
import { InjectSecret } from '../config/settings.module.ts';
import { KnownBrowserEntity } from '../database/entities/known-browser.entity.ts';
import { KEEP } from './known-browsers.queries.ts';

/** No id of anybody. */
const CODES = 'codes of classes';

/** Remembers in which browsers people were logged in, by keyed hashes of the signed visitor cookie. */
@Injectable()
export class KnownBrowsersRepository {
  constructor(
    private readonly db: DataSource,
    @InjectSecret() private readonly secret: string,
    @InjectRepository(KnownBrowserEntity) private readonly knownBrowserRows: Repository<KnownBrowserEntity>,
  ) {}

  /** Whether the owner, a user or a student, was logged in in this browser before; false if there is no owner. */
  async know(visitor: string, owner: string | null): Promise<boolean> {
    return this.knownBrowserRows.existsBy({ key: In(this.hashes(visitor, owner ?? '')) });
  }

  async keep(
    tx: SqlRunner,
    visitor: string,
    owner: { readonly userId: string | null; readonly studentId: string | null },
  ): Promise<void> {
    const [key] = this.hashes(visitor, owner.studentId ?? owner.userId ?? '');
    await KEEP.run(tx, [key, owner.studentId ? null : owner.userId, owner.studentId]);
  }

  /** Whether a right code of a class was entered in this browser before. */
  knowsCode(visitor: string): Promise<boolean> {
    return this.know(visitor, CODES);
  }

  async keepCode(visitor: string): Promise<void> {
    await KEEP.run(this.db, [this.hashes(visitor, CODES)[0], null, null]);
  }

  /** With each key: the first is the one that is kept. */
  private hashes(visitor: string, owner: string): readonly Buffer[] {
    const text = `known browser\n${visitor}\n${owner}`;
    return keysIn(this.secret).map(key => createHmac('sha256', key).update(text).digest());
  }
}
