import type { ENDPOINTS, OperationName, SERVICE_CALLS, ServiceCallName } from '@burrow/contracts';
import type { StreamableFile } from '@nestjs/common';
import type { z } from 'zod';
import type { Identity } from '../identity/identity.ts';

type Parsed<Contract, Part extends string> =
  Contract extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** A request as a handler gets it: who asks, and each part as its contract's schema read it; `undefined` without a schema. */
interface ParsedRequest<Params, Query, Body> {
  readonly identity: Identity;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** The request that a contract describes. */
export type RequestOf<Contract> = ParsedRequest<
  Parsed<Contract, 'params'>,
  Parsed<Contract, 'query'>,
  Parsed<Contract, Contract extends Field<'bodyAsRead'> ? 'bodyAsRead' : 'body'>
>;

/**
 * The request of one call of the API.
 *
 * @example rename({ identity, params: { class_id }, body }: ApiRequest<'renameClass'>)
 */
export type ApiRequest<Name extends OperationName> = RequestOf<(typeof ENDPOINTS)[Name]>;

/** The request of one call between parts of the platform. */
export type ServiceRequest<Name extends ServiceCallName> = RequestOf<(typeof SERVICE_CALLS)[Name]>;

/** What a handler returns that has sent its answer itself, as bytes. `Answer` is only a type. */
export class Sent<Answer> {
  declare protected readonly answer: Answer;
}

type AnsweredContract = { readonly answer: z.ZodType };
type Field<Name extends string> = Readonly<Record<Name, unknown>>;

/** What the handler of a call returns: its answer, a file where the contract names one, nothing where it may redirect or stream. */
export type AnswerTo<Contract extends AnsweredContract> =
  Contract extends Field<'file'>
    ? StreamableFile
    : Contract extends Field<'redirects'> | Field<'streams'>
      ? z.output<Contract['answer']> | void
      : z.output<Contract['answer']> | Sent<z.output<Contract['answer']>>;

/** A method that may handle a call: its first parameter is the request; further ones have decorators of their own. */
export type HandlerOf<Contract extends AnsweredContract> = (
  request: RequestOf<Contract>,
  ...rest: never[]
) => AnswerTo<Contract> | Promise<AnswerTo<Contract>>;
