import type { Endpoint } from '@burrow/contracts';
import { HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { AllowAccess } from '../identity/identity.guard.ts';
import { handleContract } from './handle-contract.ts';
import { routePath } from './use-body-limits.ts';

/**
 * Makes a method the handler of an endpoint of contracts: its HTTP method and path, status 200, who may call it. The
 * method's first parameter is the request as the endpoint's schemas read it, and it must return the endpoint's answer:
 * anything else does not compile.
 *
 * @example `@ApiRoute(ENDPOINTS.renameClass) rename({ identity, params, body }: ApiRequest<'renameClass'>) { … }`
 */
export const ApiRoute = <E extends Omit<Endpoint, 'service'>>(endpoint: E) =>
  handleContract(
    endpoint,
    RequestMapping({ method: RequestMethod[endpoint.method], path: routePath(endpoint.path) }),
    HttpCode(200),
    AllowAccess(endpoint.access),
  );
