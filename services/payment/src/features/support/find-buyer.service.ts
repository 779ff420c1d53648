import { DomainError, ServiceClient } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Owner } from '../../accounts/owner.rules.ts';

/** Finds people by their addresses, which only account knows. */
@Injectable()
export class FindBuyerService {
  constructor(private readonly client: ServiceClient) {}

  /** Returns whose a confirmed address is. @throws DomainError user/unknown, or gateway/service-down */
  async find(email: string): Promise<string> {
    const [adult] = await this.owners(email);
    if (!adult) throw new DomainError('user/unknown', 'There is no such user.');
    return adult.id;
  }

  /** Who pays by what this address confirms: the adult, and the school that they administer. @throws DomainError gateway/service-down */
  async owners(email: string): Promise<Owner[]> {
    const { user_id, organization_id } = await this.client.call('findUserByEmail', { email });
    return [
      ...(user_id === null ? [] : [{ kind: 'user', id: user_id } as const]),
      ...(organization_id === null ? [] : [{ kind: 'organization', id: organization_id } as const]),
    ];
  }
}
