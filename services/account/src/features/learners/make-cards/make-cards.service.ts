import type { MadeCard, MakeCards } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { generatePassword } from '../../../passwords/generated-password.rules.ts';
import { hashSecret, makeSecret } from '../../../tokens/tokens.repository.ts';
import { StudentPasswordService } from '../students/index.ts';

interface NewPassword {
  readonly password: string;
  readonly hash: string;
}

/** Makes the log-in cards of an organisation's students; of their secrets only hashes are stored. */
@Injectable()
export class MakeCardsService {
  constructor(
    private readonly passwords: StudentPasswordService,
    private readonly audit: AuditRepository,
    private readonly acts: StudentActsService,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** Makes all or none, in the given order. Earlier cards stop working. @throws DomainError user/unknown */
  async make({ organization_id, student_ids, renew_passwords, by }: MakeCards): Promise<MadeCard[]> {
    const ids = [...new Set(student_ids)];
    const renewed = new Map(
      renew_passwords ? await Promise.all(ids.map(async id => [id, await this.newPassword()] as const)) : [],
    );
    return this.db.transaction(async tx => {
      const students = await this.lockStudents(organization_id, ids);
      const made: MadeCard[] = [];
      for (const student of students) {
        const card = await this.makeOne(tx, student, renewed.get(student.id));
        const actor = { ...by, student: null };
        const detail = { password: renew_passwords };
        await this.audit.record(actor, { action: 'card-made', subjectStudent: student.id, detail });
        made.push(card);
      }
      const action = renew_passwords ? 'cards-and-passwords-made' : 'cards-made';
      await this.acts.record(tx, { organizationId: organization_id, action, by, studentIds: ids });
      return made.toSorted((one, other) => ids.indexOf(one.student_id) - ids.indexOf(other.student_id));
    });
  }

  private async makeOne(tx: EntityManager, student: StudentEntity, renewed?: NewPassword): Promise<MadeCard> {
    const { id, username, fullName: full_name } = student;
    const card = makeSecret();
    await this.studentRows.update(id, { cardHash: hashSecret(card), updatedAt: () => 'now()' });
    if (renewed) await this.passwords.set(tx, id, renewed.hash, null);
    return { student_id: id, username, full_name, card, password: renewed?.password ?? null };
  }

  private async newPassword(): Promise<NewPassword> {
    const password = generatePassword(randomInt);
    return { password, hash: await this.passwords.hash(password) };
  }

  /** In the order of ids, as everybody locks them. */
  private async lockStudents(organizationId: string, ids: string[]): Promise<StudentEntity[]> {
    const students = await this.studentRows.find({
      where: { id: In(ids), organizationId },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    if (students.length === ids.length) return students;
    throw new DomainError('user/unknown', 'The organisation has no such student.');
  }
}
