import type { ServiceCall } from '@burrow/contracts';
import { HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { AllowAccess } from '../identity/identity.guard.ts';
import { handleContract } from './handle-contract.ts';

/**
 * Makes a method the handler of a call between parts of the platform: its path, and which parts may call it. Its first
 * parameter and its answer are bound to the call's schemas, as with `ApiRoute`.
 */
export const ServiceRoute = <C extends ServiceCall>(call: C) =>
  handleContract(
    call,
    RequestMapping({ method: RequestMethod.POST, path: call.path }),
    HttpCode(200),
    AllowAccess({ callers: call.callers }),
  );
