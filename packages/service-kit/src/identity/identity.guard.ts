import type { Access } from '@burrow/contracts';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../errors/domain.error.ts';
import type { FastifyRequest } from '../http/fastify.types.ts';
import { accessError, type ServiceAccess } from './access.rules.ts';
import { type Identity, IDENTITY_HEADER } from './identity.ts';
import { IdentityVerifier } from './identity-signer.ts';

const ACCESS = 'burrow:access';

/** Declares who may call a route. A route without it is refused to everybody. */
export const AllowAccess = (access: Access | ServiceAccess | 'public') => SetMetadata(ACCESS, access);

/** Lets a route be called without an identity (health, the OpenAPI document). */
export const Public = () => AllowAccess('public');

export type RequestWithIdentity = FastifyRequest & { identity?: Identity };

/** Refuses a request without an identity signed by the gateway, or whose identity may not make the call. */
@Injectable()
export class IdentityGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly verifier: IdentityVerifier,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | ServiceAccess | 'public' | undefined>(
      ACCESS,
      targets,
    );
    if (access === 'public') return true;
    if (access === undefined) throw new DomainError('auth/forbidden', 'Nobody may make this call.');
    const request = context.switchToHttp().getRequest<RequestWithIdentity>();
    const token = request.headers[IDENTITY_HEADER];
    if (typeof token !== 'string') throw refusal();
    const known = this.verifier.recall(token);
    return known ? admit(request, known, access) : this.check(request, token, access);
  }

  private async check(request: RequestWithIdentity, token: string, access: Access | ServiceAccess) {
    const identity = await this.verifier.verify(token);
    if (!identity) throw refusal();
    return admit(request, identity, access);
  }
}

function admit(request: RequestWithIdentity, identity: Identity, access: Access | ServiceAccess): true {
  const error = accessError(access, identity);
  if (error === 'auth/not-logged-in') throw new DomainError(error, 'Nobody is logged in.');
  if (error === 'auth/staff-factor-needed') throw new DomainError(error, 'Set up a second factor first.');
  if (error) throw new DomainError(error, 'This is not allowed.');
  request.identity = identity;
  return true;
}

const refusal = () => new DomainError('auth/not-logged-in', 'The request carries no valid identity.');
