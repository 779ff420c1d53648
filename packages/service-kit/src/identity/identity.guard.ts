import { type CanActivate, type ExecutionContext, Injectable, SetMetadata, Inject } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../errors/domain.error.ts';
import type { FastifyRequest } from '../http/fastify.types.ts';
import { type Identity, IDENTITY_HEADER } from './identity.ts';
import { IdentityVerifier } from './identity-token.ts';

const PUBLIC = 'burrow:public';

/** Lets a route be called without an identity (health, the OpenAPI document). */
export const Public = () => SetMetadata(PUBLIC, true);

export type RequestWithIdentity = FastifyRequest & { identity?: Identity };

/** Refuses a request that does not carry an identity made by the gateway. */
@Injectable()
export class IdentityGuard implements CanActivate {
  private readonly reflector: Reflector;
  private readonly verifier: IdentityVerifier;

  constructor(@Inject(Reflector) reflector: Reflector, @Inject(IdentityVerifier) verifier: IdentityVerifier) {
    this.reflector = reflector;
    this.verifier = verifier;
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<RequestWithIdentity>();
    const token = request.headers[IDENTITY_HEADER];
    if (typeof token !== 'string') throw refusal();
    const known = this.verifier.recall(token);
    if (!known) return this.check(request, token);
    request.identity = known;
    return true;
  }

  private async check(request: RequestWithIdentity, token: string): Promise<boolean> {
    const identity = await this.verifier.verify(token);
    if (!identity) throw refusal();
    request.identity = identity;
    return true;
  }
}

const refusal = () => new DomainError('auth/not-signed-in', 'The request carries no valid identity.');
