import { ENDPOINTS } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Controller, Get } from '@nestjs/common';

@Controller()
export class AuthController {
  /** Identities are visitors' until there are accounts, and a visitor is nobody's current user. */
  @Get(ENDPOINTS.getCurrentUser.path)
  current(): never {
    throw new DomainError('auth/not-signed-in', 'Nobody is signed in.');
  }
}
