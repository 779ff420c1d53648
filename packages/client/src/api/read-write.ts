import type { Call } from '@burrow/contracts/calls';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { ApiQuery } from './api.ts';

type Make = (argument: never) => Call<unknown>;
/** A builder of any tags: which, `TagsOf` reads from it, so that a tag that the area does not have is refused. */
interface Build {
  readonly query: (definition: never) => unknown;
  readonly mutation: (definition: never) => unknown;
}
type TagsOf<Builder> = Builder extends EndpointBuilder<ApiQuery, infer Tags, 'api'> ? Tags : never;
type AnswerTo<Made extends Make> = ReturnType<Made> extends Call<infer Answer> ? Answer : never;
type ArgumentOf<Made extends Make> =
  Parameters<Made> extends []
    ? void
    : Parameters<Made>[0] | (undefined extends Parameters<Made>[0] ? void : never);
type Options<Definition> = Omit<Definition, 'type' | 'query' | 'queryFn' | 'transformResponse'>;

/**
 * A read of the page: an RTK Query endpoint that makes `call`, whose answer's type is that of the contract. `call` is
 * one of `@burrow/contracts/calls`, or a function that makes one from what the hook is given.
 *
 * @example
 * import { api, read, write } from '@burrow/client';
 * import { deleteClass, getClass } from '@burrow/contracts/calls';
 * const classes = api.enhanceEndpoints({ addTagTypes: ['Class'] }).injectEndpoints({
 *   endpoints: build => ({
 *     class: read(build, class_id => getClass({ class_id }), { providesTags: ['Class'] }),
 *     deleteClass: write(build, deleteClass, { invalidatesTags: ['Class'] }),
 *   }),
 * });
 * typeof classes.useClassQuery // → 'function'
 * typeof classes.useDeleteClassMutation // → 'function'
 */
export const read = <Made extends Make, Builder extends Build>(
  build: Builder,
  call: Made,
  options?: Options<QueryDefinition<ArgumentOf<Made>, ApiQuery, TagsOf<Builder>, AnswerTo<Made>, 'api'>>,
): QueryDefinition<ArgumentOf<Made>, ApiQuery, TagsOf<Builder>, AnswerTo<Made>, 'api'> =>
  build.query({ ...options, query: call } as never) as never;

/** A write of the page: like `read`, as a mutation. */
export const write = <Made extends Make, Builder extends Build>(
  build: Builder,
  call: Made,
  options?: Options<MutationDefinition<ArgumentOf<Made>, ApiQuery, TagsOf<Builder>, AnswerTo<Made>, 'api'>>,
): MutationDefinition<ArgumentOf<Made>, ApiQuery, TagsOf<Builder>, AnswerTo<Made>, 'api'> =>
  build.mutation({ ...options, query: call } as never) as never;
