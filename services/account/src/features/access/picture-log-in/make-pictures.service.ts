import {
  CharacterSchema,
  DEFAULT_CHARACTER,
  type FindMissingPictures,
  type MadePicturePassword,
  type MakePictures,
  type PictureName,
} from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not, type Repository } from 'typeorm';
import { pictureKey } from '../../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { SessionEntity } from '../../../database/entities/session.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { USES_PICTURES } from './make-pictures.queries.ts';
import { makePicturePassword, pictureText } from './picture-password.rules.ts';

interface NewPictures {
  readonly pictures: PictureName[];
  readonly hash: string;
}

/** What organization knows and account does not yet is under way: it asks again. */
const unheard = () => new DomainError('organization/unknown', 'The class has no such student with pictures.');

/** Makes the picture passwords of a class, of which only hashes are stored. */
@Injectable()
export class MakePicturesService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
    @InjectRepository(SessionEntity) private readonly sessionRows: Repository<SessionEntity>,
  ) {}

  /** Returns who of a class has none. */
  async findMissing({ organization_id, class_id }: FindMissingPictures): Promise<string[]> {
    const rows = await this.studentRows.find({
      select: { id: true },
      where: { classId: class_id, organizationId: organization_id, leftAt: IsNull(), pictureHash: IsNull() },
      order: { usernameKey: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** Makes all or none, in the given order. Earlier ones end, with the sessions of this lesson. @throws DomainError organization/unknown */
  async make(body: MakePictures): Promise<MadePicturePassword[]> {
    const ids = [...new Set(body.student_ids)];
    const made = new Map(await Promise.all(ids.map(async id => [id, await this.newPictures()] as const)));
    return this.db.transaction(async tx => {
      const students = await this.lockStudents(body, ids);
      const told = new Map<string, MadePicturePassword>();
      for (const student of students) {
        const given = made.get(student.id);
        if (given) told.set(student.id, await this.give(tx, student, given, body));
      }
      return ids.flatMap(id => told.get(id) ?? []);
    });
  }

  private async give(
    tx: EntityManager,
    { id, username, fullName: full_name, character }: StudentEntity,
    { pictures, hash }: NewPictures,
    { class_id, by }: MakePictures,
  ): Promise<MadePicturePassword> {
    await this.studentRows.update(id, { pictureHash: hash, updatedAt: () => 'now()' });
    // Those that end with the lesson, as those that begin with pictures do.
    await this.sessionRows.delete({ studentId: id, isStudent: true, endsAt: Not(IsNull()) });
    await this.attempts.clear(tx, pictureKey(class_id, username));
    await this.audit.record({ ...by, student: null }, { action: 'pictures-made', subjectStudent: id });
    const animal = CharacterSchema.catch(DEFAULT_CHARACTER).parse(character);
    return { student_id: id, username, full_name, character: animal, pictures };
  }

  private async newPictures(): Promise<NewPictures> {
    const pictures = makePicturePassword(randomInt);
    return { pictures, hash: await this.passwords.hash(pictureText(pictures)) };
  }

  /** In the order of ids, as everybody locks them. */
  private async lockStudents(
    { organization_id: organizationId, class_id: classId }: MakePictures,
    ids: string[],
  ): Promise<StudentEntity[]> {
    if (!(await USES_PICTURES.exists(this.db.manager, [classId, organizationId]))) throw unheard();
    const students = await this.studentRows.find({
      where: { id: In(ids), organizationId, classId, leftAt: IsNull() },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    if (students.length === ids.length) return students;
    throw unheard();
  }
}
