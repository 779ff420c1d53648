import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ANY_CODE_KEY, codeKey } from './attempt-keys.rules.ts';
import { CODE_ANYWHERE_POLICY, CODE_POLICY } from './attempts.rules.ts';
import { AttemptsService } from './attempts.service.ts';

/** Slows down whoever tries codes of classes: by address, and over all of them. */
@Injectable()
export class CodeAttemptsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly db: DataSource,
  ) {}

  /** Counts an attempt unless `find` succeeds. @throws DomainError auth/too-many-attempts, and what `find` throws */
  async count<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    const here = codeKey(address);
    await this.attempts.take(here, CODE_POLICY);
    await this.attempts.take(ANY_CODE_KEY, CODE_ANYWHERE_POLICY);
    const found = await find();
    for (const key of [here, ANY_CODE_KEY]) await this.attempts.giveBack(this.db, key);
    return found;
  }
}
