import type { ImportStudents, ServiceCallAnswer, ServiceCallBody } from '@burrow/contracts';
import { DomainError, uuidOf } from '@burrow/service-kit';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { failureOf } from './failure-of.rules.ts';
import { type Attempt, ImportsRepository } from './imports.repository.ts';

/** A student of an import, whose password is known here until it is hashed. */
export type RowToMake = Omit<ImportStudents['students'][number], 'password_hash'> & {
  readonly password: string;
};

/** The school, and whose usernames may be told. */
type Into = Pick<ImportStudents, 'organization_id' | 'known_classes'>;

const PORTION = 25;
const BEAT_MS = 3_000;
const TRIES = 10;
const AGAIN_MS = 1_000;

type ImportCall = 'hashPasswords' | 'importStudents';

const isAway = (error: unknown): boolean =>
  error instanceof DomainError && ['gateway/service-down', 'gateway/service-slow'].includes(error.code);

/**
 * Makes the students of an import, in the background: passwords are hashed by portions and in memory only, then one
 * call of account makes everybody. If this process ends before, nobody is made; if it ends in order, it lets go of the
 * import, so that the page, which knows the passwords, goes on at another process without waiting.
 */
@Injectable()
export class RunImportService implements OnApplicationShutdown {
  private readonly logger = new Logger('Import');
  private readonly running = new Set<Promise<void>>();
  private isEnding = false;

  constructor(
    private readonly imports: ImportsRepository,
    private readonly account: AccountCallsService,
  ) {}

  begin(attempt: Attempt, into: Into, rows: readonly RowToMake[]): void {
    const work = this.run(attempt, into, rows).catch(async (error: unknown) => {
      const failure = failureOf(error);
      if (failure.code === 'request/unexpected') this.logger.error(error);
      await this.imports.fail(attempt, failure).catch((failed: unknown) => this.logger.error(failed));
    });
    this.running.add(work);
    void work.finally(() => this.running.delete(work));
  }

  async onApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await Promise.all(this.running);
  }

  private async run(attempt: Attempt, into: Into, rows: readonly RowToMake[]): Promise<void> {
    const students = await this.prepare(attempt, rows);
    if (students) await this.write(attempt, into, students);
  }

  /** Returns null if this process ends, or another works on it. */
  private async prepare(
    attempt: Attempt,
    rows: readonly RowToMake[],
  ): Promise<ImportStudents['students'] | null> {
    const students: ImportStudents['students'] = [];
    for (let from = 0; from < rows.length; from += PORTION) {
      const portion = rows.slice(from, from + PORTION);
      const hashes = await this.hash(portion);
      if (this.isEnding || hashes === null) {
        await this.imports.letGo(attempt);
        return null;
      }
      students.push(
        ...portion.map(({ password: _told, ...student }, at) => ({
          ...student,
          password_hash: hashes[at] ?? '',
        })),
      );
      if (!(await this.imports.beat(attempt, students.length, 'preparing'))) return null;
    }
    return students;
  }

  /** Returns null if there is nobody to ask any more, since this process ends. */
  private async hash(portion: readonly RowToMake[]): Promise<readonly string[] | null> {
    const passwords = portion.map(({ password }) => password);
    try {
      return (await this.call('hashPasswords', { passwords }, '')).hashes;
    } catch (error) {
      if (this.isEnding) return null;
      throw error;
    }
  }

  private async write(attempt: Attempt, into: Into, students: ImportStudents['students']): Promise<void> {
    const { importId: import_id } = attempt;
    const beat = () => this.imports.beat(attempt, students.length, 'writing');
    await beat();
    const beating = setInterval(() => void beat().catch(() => false), BEAT_MS).unref();
    const key = uuidOf(`import ${into.organization_id} ${import_id}`);
    await this.call('importStudents', { ...into, import_id, students }, key).finally(() =>
      clearInterval(beating),
    );
  }

  /** Waits for an account that is away for a moment: both calls can be repeated. */
  private async call<Name extends ImportCall>(
    name: Name,
    body: ServiceCallBody<Name>,
    idempotencyKey: string,
  ): Promise<ServiceCallAnswer<Name>> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.account.call(name, body, { ...(idempotencyKey && { idempotencyKey }) });
      } catch (error) {
        if (!isAway(error) || tries === TRIES || this.isEnding) throw error;
        await delay(AGAIN_MS);
      }
    }
  }
}
