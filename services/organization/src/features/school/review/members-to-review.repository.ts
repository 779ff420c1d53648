import type { Member } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';

/** Members who came by an address that no longer proves anything. */
@Injectable()
export class MembersToReviewRepository {
  constructor(
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
  ) {}

  /** Returns those of an organisation, without the administrator who looks at them. */
  async list(organizationId: string, administrator: string): Promise<Member[]> {
    const rows = await this.memberRows.find({
      where: { organizationId, toReview: true, userId: Not(administrator) },
      order: { fullName: { direction: 'ASC', nulls: 'LAST' }, userId: 'ASC' },
    });
    return rows.map(({ userId, role, email, fullName, secondFactor, joinedAt }) => ({
      user_id: userId,
      role,
      email,
      full_name: fullName,
      second_factor: secondFactor,
      joined_at: joinedAt.toISOString(),
    }));
  }
}
