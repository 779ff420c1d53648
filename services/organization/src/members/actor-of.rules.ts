import type { Actor } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import type { MemberEntity } from '../database/entities/member.entity.ts';

/** Who is told to account as the one who does something. */
export const actorOf = (
  { impersonator }: Pick<Identity, 'impersonator'>,
  { userId }: Pick<MemberEntity, 'userId'>,
): Actor => ({ user: userId, impersonator });
