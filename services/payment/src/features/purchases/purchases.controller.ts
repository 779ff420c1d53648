import { ENDPOINTS, isClassSet, type Purchases, type UnassignedPurchases } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { unassignedCourses } from '../../domain/assignment.rules.ts';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';

/** What somebody bought. */
@Controller()
export class PurchasesController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly purchases: ShownPurchasesRepository,
  ) {}

  /** What was paid: a declined try bought nothing. */
  @ApiRoute(ENDPOINTS.listPurchases)
  async list({ identity }: ApiRequest<'listPurchases'>): Promise<Purchases> {
    const bought = await this.purchases.ofAccounts(await this.accounts.allOf(identity));
    return { purchases: bought.filter(({ paid_at }) => paid_at !== null) };
  }

  @ApiRoute(ENDPOINTS.hasUnassignedPurchases)
  async unassigned({ identity }: ApiRequest<'hasUnassignedPurchases'>): Promise<UnassignedPurchases> {
    const account = await this.accounts.find(ownerOf(identity));
    const purchases = await this.purchases.ofAccounts([account]);
    const courses = unassignedCourses(
      purchases
        .filter(({ seats }) => !isClassSet(seats))
        .map(({ plan_name: plan, student_id: studentId, ...rest }) => ({ ...rest, plan, studentId })),
    );
    return { has_unassigned: courses.length > 0, courses };
  }
}
