import { applyDecorators } from '@nestjs/common';
import type { z } from 'zod';
import { ContractRequest, type RequestSchemas } from './contract-request.decorator.ts';
import type { HandlerOf } from './request-of.ts';

const FIRST_PARAMETER = 0;

/** Decorates a method of a controller as the handler of a contract, whose request becomes its first parameter. */
export const handleContract =
  <Contract extends RequestSchemas & { readonly answer: z.ZodType }>(
    contract: Contract,
    ...decorators: readonly MethodDecorator[]
  ) =>
  <Handler extends HandlerOf<Contract>>(
    controller: object,
    method: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    ContractRequest(contract)(controller, method, FIRST_PARAMETER);
    applyDecorators(...decorators)(controller, method, descriptor);
  };
