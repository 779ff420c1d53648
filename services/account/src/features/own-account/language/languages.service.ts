import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { VisitorEntity } from '../../../database/entities/visitor.entity.ts';

const DAY_MS = 86_400_000;

/** The language of the interface: the student's or the user's if somebody is logged in, otherwise the visitor's. */
@Injectable()
export class LanguagesService {
  private readonly visitors: Repository<VisitorEntity>;
  private readonly users: Repository<UserEntity>;
  private readonly students: Repository<StudentEntity>;

  constructor(dataSource: DataSource) {
    this.visitors = dataSource.getRepository(VisitorEntity);
    this.users = dataSource.getRepository(UserEntity);
    this.students = dataSource.getRepository(StudentEntity);
  }

  /** By its English name. Somebody who has not chosen one since logging in keeps the visitor's. */
  async find(identity: Identity): Promise<string | null> {
    return (await this.ofLoggedIn(identity)) ?? (await this.ofVisitor(identity.visitor));
  }

  async keep({ role, student, user, visitor }: Identity, language: string): Promise<void> {
    if (role === 'student' && student) await this.students.update({ id: student }, { language });
    else if (user) await this.users.update({ id: user }, { language });
    else await this.visitors.upsert({ id: visitor, language, lastSeenAt: () => 'now()' }, ['id']);
  }

  private async ofLoggedIn({ role, student, user }: Identity): Promise<string | null> {
    const select = { language: true } as const;
    if (role === 'student' && student) {
      return (await this.students.findOne({ select, where: { id: student } }))?.language ?? null;
    }
    return user ? ((await this.users.findOne({ select, where: { id: user } }))?.language ?? null) : null;
  }

  /** Records, at most once a day, that the visitor was here. */
  private async ofVisitor(id: string): Promise<string | null> {
    const visitor = await this.visitors.findOneBy({ id });
    if (!visitor) return null;
    if (Date.now() - visitor.lastSeenAt.getTime() > DAY_MS) {
      await this.visitors.update({ id }, { lastSeenAt: () => 'now()' });
    }
    return visitor.language;
  }
}
