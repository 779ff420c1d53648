import type { GatheredStudents, GatheredWork } from '@burrow/contracts';
import { type RowOf, ServiceClient, type Statement } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { type Cell, csvOf, UTF8_MARK } from './csv.rules.ts';
import { AUDIT, CLASSES, SCHOOL, STUDENTS, TEACHERS } from './gathered.queries.ts';
import { README } from './readme.texts.ts';

type Student = RowOf<typeof STUDENTS>;

/** What is written as it stands. */
const TABLES: Readonly<Record<string, Statement<object>>> = {
  classes: CLASSES,
  teachers: TEACHERS,
  audit: AUDIT,
};

const AT_ONCE = 20;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const OF_SCHOOL = [
  'id',
  'username',
  'full_name',
  'first_name',
  'last_name',
  'class',
  'joined_at',
  'left_at',
  'external_ids',
];
const OF_ACCOUNT = ['age', 'character', 'assistant_enabled', 'language', 'signed_in_at', 'last_played_at'];
const OF_LEVEL = ['course_id', 'level_slug', 'status', 'verified', 'completed_at', 'updated_at'];

const cellsOf = (row: object, columns: readonly string[]): Cell[] =>
  columns.map(column => (Reflect.get(row, column) ?? null) as Cell);

const tableOf = (columns: readonly string[], rows: readonly object[]): string =>
  UTF8_MARK + csvOf([columns, ...rows.map(row => cellsOf(row, columns))]);

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Names of files have no signs that mean something to a file system. */
const fileName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '_').replace(/^\.+/, '_');

/** Reads all of an organisation, from every service that has a part of it, and writes it into an archive. */
@Injectable()
export class GatherSchoolService {
  constructor(
    private readonly db: DataSource,
    private readonly account: AccountCallsService,
    private readonly services: ServiceClient,
  ) {}

  /** `tell` hears how many students are written. @throws DomainError if a service is down */
  async write(
    archive: ArchiveWriter,
    organizationId: string,
    tell: (students: number) => Promise<void>,
  ): Promise<void> {
    for (const [name, text] of Object.entries(README)) await archive.add(name, text);
    const school = await SCHOOL.first(this.db, [organizationId]);
    await archive.add('organization.json', asJson({ exported_at: new Date().toISOString(), ...school }));
    for (const [name, table] of Object.entries(TABLES)) {
      const rows: object[] = await table.rows(this.db, [organizationId]);
      await archive.add(`${name}.csv`, tableOf(Object.keys(rows[0] ?? {}), rows));
    }
    await this.writeAssignments(archive, organizationId);
    await this.writeStudents(archive, organizationId, tell);
  }

  private async writeAssignments(archive: ArchiveWriter, organization_id: string): Promise<void> {
    const { assignments } = await this.services.call('gatherAssignments', { organization_id });
    const rows = assignments.map(each => ({ ...each, level_slugs: each.level_slugs.join(' ') }));
    const columns = ['class_id', 'course_id', 'level_slugs', 'due_at', 'note', 'created_at'];
    await archive.add('assignments.csv', tableOf(columns, rows));
  }

  private async writeStudents(
    archive: ArchiveWriter,
    organizationId: string,
    tell: (students: number) => Promise<void>,
  ): Promise<void> {
    const list = archive.open('students.csv');
    const progress = archive.open('progress.csv');
    list.write(tableOf([...OF_SCHOOL, ...OF_ACCOUNT], []));
    progress.write(tableOf(['student_id', 'username', ...OF_LEVEL], []));
    for (let after = BEFORE_ALL, done = 0; ;) {
      const students = await STUDENTS.rows(this.db, [organizationId, after, AT_ONCE]);
      const last = students.at(-1);
      if (!last) break;
      const { described, work } = await this.ask(organizationId, students);
      for (const student of students) {
        const { id, username } = student;
        list.write(
          csvOf([[...cellsOf(student, OF_SCHOOL), ...cellsOf(described.get(id) ?? {}, OF_ACCOUNT)]]),
        );
        const own = work.get(id);
        if (!own) continue;
        progress.write(csvOf(own.levels.map(level => [id, username, ...cellsOf(level, OF_LEVEL)])));
        await archive.add(`work/${fileName(username)}.json`, asJson({ username, ...own }));
      }
      await tell((done += students.length));
      after = last.id;
    }
    await list.end();
    await progress.end();
  }

  private async ask(
    organization_id: string,
    students: readonly Student[],
  ): Promise<{
    described: ReadonlyMap<unknown, GatheredStudents['students'][number]>;
    work: ReadonlyMap<string, GatheredWork['learners'][number]>;
  }> {
    const student_ids = students.map(({ id }) => id);
    const account = await this.account.call('gatherStudents', { organization_id, student_ids });
    const { learners } = await this.services.call('gatherWork', { student_ids });
    return {
      described: new Map(account.students.map(each => [each['id'], each])),
      work: new Map(learners.map(each => [each.learner_id, each])),
    };
  }
}
