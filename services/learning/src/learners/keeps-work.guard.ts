import { isOnlyLooking } from '@burrow/contracts';
import { DomainError, type Identity, type RequestWithIdentity } from '@burrow/service-kit';
import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';

/** What of somebody decides whether their work is kept. */
export type Acting = Pick<Identity, 'impersonator' | 'staff' | 'role' | 'student'>;

/** Whether what somebody does now is kept in nobody's name; from who they are, as the gateway signed it. */
export const looksOnly = ({ impersonator, staff, role, student }: Acting): boolean =>
  isOnlyLooking({
    isImpersonated: impersonator !== null,
    isStaff: staff,
    role,
    hasStudent: student !== null,
  });

@Injectable()
class KeepsWorkGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { identity } = context.switchToHttp().getRequest<RequestWithIdentity>();
    if (identity && looksOnly(identity))
      throw new DomainError('level/only-looking', 'Nothing is kept for whoever only looks.');
    return true;
  }
}

/** Marks a call that keeps work of whoever learns: it is refused to those who only look at it. */
export const KeepsWork = () => UseGuards(KeepsWorkGuard);
