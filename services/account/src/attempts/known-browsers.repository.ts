import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
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
    return this.knownBrowserRows.existsBy({ key: this.hash(visitor, owner ?? '') });
  }

  async keep(
    tx: SqlRunner,
    visitor: string,
    owner: { readonly userId: string | null; readonly studentId: string | null },
  ): Promise<void> {
    const key = this.hash(visitor, owner.studentId ?? owner.userId ?? '');
    await KEEP.run(tx, [key, owner.studentId ? null : owner.userId, owner.studentId]);
  }

  /** Whether a right code of a class was entered in this browser before. */
  knowsCode(visitor: string): Promise<boolean> {
    return this.know(visitor, CODES);
  }

  async keepCode(visitor: string): Promise<void> {
    await KEEP.run(this.db, [this.hash(visitor, CODES), null, null]);
  }

  private hash(visitor: string, owner: string): Buffer {
    return createHmac('sha256', this.secret).update(`known browser\n${visitor}\n${owner}`).digest();
  }
}
