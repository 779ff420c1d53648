import {
  type FindUserByEmail,
  FindUserByEmailSchema,
  type FoundUser,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findConfirmed } from './find-confirmed.ts';

/** Whose purchases support looks for. */
@Controller()
export class FindUserController {
  constructor(private readonly db: DataSource) {}

  @ServiceRoute(SERVICE_CALLS.findUserByEmail)
  async find(@Body({ schema: FindUserByEmailSchema }) { email }: FindUserByEmail): Promise<FoundUser> {
    const user = await findConfirmed(this.db.manager, email);
    return { user_id: user?.id ?? null };
  }
}
