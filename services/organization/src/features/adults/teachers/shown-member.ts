import type { Member } from '@burrow/contracts';
import type { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';

/** A member as administrators see them. */
export const shownMember = ({
  userId,
  role,
  email,
  fullName,
  secondFactor,
  joinedAt,
}: SchoolMemberEntity): Member => ({
  user_id: userId,
  role,
  email,
  full_name: fullName,
  second_factor: secondFactor,
  joined_at: joinedAt.toISOString(),
});
