import type { Call } from '@burrow/contracts/calls';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { ApiQuery } from './api.ts';

type Make = (argument: never) => Call<unknown>;
type Build<Tags extends string> = EndpointBuilder<ApiQuery, Tags, 'api'>;
type AnswerTo<Made extends Make> = ReturnType<Made> extends Call<infer Answer> ? Answer : never;
type ArgumentOf<Made extends Make> =
  Parameters<Made> extends []
    ? void
    : Parameters<Made>[0] | (undefined extends Parameters<Made>[0] ? void : never);
type Read<Made extends Make, Tags extends string> = QueryDefinition<
  ArgumentOf<Made>,
  ApiQuery,
  Tags,
  AnswerTo<Made>,
  'api'
>;
type Write<Made extends Make, Tags extends string> = MutationDefinition<
  ArgumentOf<Made>,
  ApiQuery,
  Tags,
  AnswerTo<Made>,
  'api'
>;
type Options<Definition> = Omit<Definition, 'type' | 'query' | 'queryFn' | 'transformResponse'>;

/**
 * A read of the page: an RTK Query endpoint that makes `call`, whose answer's type is that of the contract. `call` is
 * one of `@burrow/contracts/calls`, or a function that makes one from what the hook is given.
 *
 * @example checkout: read(build, (id: string) => getCheckout({ transaction_id: id }), { keepUnusedDataFor: 0 })
 */
export const read = <Made extends Make, Tags extends string>(
  build: Build<Tags>,
  call: Made,
  options?: Options<Read<Made, Tags>>,
): Read<Made, Tags> => build.query({ ...options, query: call as never }) as never;

/** A write of the page: like `read`, as a mutation. */
export const write = <Made extends Make, Tags extends string>(
  build: Build<Tags>,
  call: Made,
  options?: Options<Write<Made, Tags>>,
): Write<Made, Tags> => build.mutation({ ...options, query: call as never }) as never;
