import type { ServiceCall } from '@burrow/contracts';
import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { AllowAccess } from '../identity/identity.guard.ts';

/** Makes a method the handler of a call between parts of the platform: its path, and which parts may call it. */
export const ServiceRoute = ({ path, callers }: Pick<ServiceCall, 'path' | 'callers'>) =>
  applyDecorators(
    RequestMapping({ method: RequestMethod.POST, path }),
    HttpCode(200),
    AllowAccess({ callers }),
  );
