import { DomainError, ServiceClient } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';

/** Finds people by their addresses, which only account knows. */
@Injectable()
export class FindBuyerService {
  constructor(private readonly client: ServiceClient) {}

  /** Returns whose a confirmed address is. @throws DomainError user/unknown, or gateway/service-down */
  async find(email: string): Promise<string> {
    const { user_id } = await this.client.call('findUserByEmail', { email });
    if (user_id === null) throw new DomainError('user/unknown', 'There is no such user.');
    return user_id;
  }
}
