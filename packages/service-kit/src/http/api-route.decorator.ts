import type { Endpoint } from '@burrow/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { AllowAccess } from '../identity/identity.guard.ts';
import { routePath } from './use-body-limits.ts';

/** Makes a method the handler of an endpoint of contracts, with its HTTP method and path, status 200, and who may call it. */
export const ApiRoute = (endpoint: Pick<Endpoint, 'method' | 'path' | 'access'>) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: routePath(endpoint.path) }),
    HttpCode(200),
    AllowAccess(endpoint.access),
  );
