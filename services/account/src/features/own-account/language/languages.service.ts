import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { VisitorEntity } from '../../../database/entities/visitor.entity.ts';

const DAY_MS = 86_400_000;

/** The language of the interface: the student's or the user's if somebody is logged in, otherwise the visitor's. */
@Injectable()
export class LanguagesService {
  constructor(
    @InjectRepository(VisitorEntity) private readonly visitorRows: Repository<VisitorEntity>,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** By its English name. Somebody who has not chosen one since logging in keeps the visitor's. */
  async find(identity: Identity): Promise<string | null> {
    return (await this.ofLoggedIn(identity)) ?? (await this.ofVisitor(identity.visitor));
  }

  async keep({ role, student, user, visitor }: Identity, language: string): Promise<void> {
    if (role === 'student' && student) await this.studentRows.update({ id: student }, { language });
    else if (user) await this.userRows.update({ id: user }, { language });
    else await this.visitorRows.upsert({ id: visitor, language, lastSeenAt: () => 'now()' }, ['id']);
  }

  private async ofLoggedIn({ role, student, user }: Identity): Promise<string | null> {
    const select = { language: true } as const;
    if (role === 'student' && student) {
      return (await this.studentRows.findOne({ select, where: { id: student } }))?.language ?? null;
    }
    return user ? ((await this.userRows.findOne({ select, where: { id: user } }))?.language ?? null) : null;
  }

  /** Records, at most once a day, that the visitor was here. */
  private async ofVisitor(id: string): Promise<string | null> {
    const visitor = await this.visitorRows.findOneBy({ id });
    if (!visitor) return null;
    if (Date.now() - visitor.lastSeenAt.getTime() > DAY_MS) {
      await this.visitorRows.update({ id }, { lastSeenAt: () => 'now()' });
    }
    return visitor.language;
  }
}
