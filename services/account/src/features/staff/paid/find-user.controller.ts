import { type FoundUser, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ConfirmedUsersRepository } from '../../../people/confirmed-users.repository.ts';

const ADMIN = 2;

/** Whose purchases support looks for, and who wants to cancel. */
@Controller()
export class FindUserController {
  constructor(private readonly confirmed: ConfirmedUsersRepository) {}

  @ServiceRoute(SERVICE_CALLS.findUserByEmail)
  async find({ body: { email } }: ServiceRequest<'findUserByEmail'>): Promise<FoundUser> {
    const user = await this.confirmed.find(email);
    const isAdmin = user?.userType === ADMIN;
    return { user_id: user?.id ?? null, organization_id: isAdmin ? user.organizationId : null };
  }
}
