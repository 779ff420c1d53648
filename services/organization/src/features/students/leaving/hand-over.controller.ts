import { ENDPOINTS, type HandOver } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { OfferStudentService } from './offer-student.service.ts';

/** A student whom the organisation hands over to a parent. */
@Controller()
export class HandOverController {
  constructor(
    private readonly members: MembersService,
    private readonly offering: OfferStudentService,
  ) {}

  @ApiRoute(ENDPOINTS.handOverStudent)
  async offer({ identity, params: { student_id } }: ApiRequest<'handOverStudent'>): Promise<HandOver> {
    return this.offering.offer(identity, await this.members.demand(identity), student_id);
  }
}
