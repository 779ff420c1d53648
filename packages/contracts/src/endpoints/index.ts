import type { z } from 'zod';
import { SERVICES, type ServiceName } from '../services.table.ts';
import type { EndpointContract } from './endpoint.ts';

export type { Access, EndpointContract, HttpMethod, SessionEffect } from './endpoint.ts';

/** One call of the API: the gateway routes by it, services validate by it, and documents and clients are generated from it. */
export interface Endpoint extends EndpointContract {
  readonly service: ServiceName;
}

type OfService<Name extends ServiceName> = {
  readonly [
    Operation in keyof (typeof SERVICES)[Name]['endpoints']
  ]: (typeof SERVICES)[Name]['endpoints'][Operation] & {
    readonly service: Name;
  };
};
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type Endpoints = All<{ [Name in ServiceName]: OfService<Name> }[ServiceName]>;

const ofServices = Object.entries(SERVICES).flatMap(([service, { endpoints }]) =>
  Object.entries(endpoints).map(([operation, contract]) => [operation, { ...contract, service }] as const),
);

/** Every endpoint that exists, by operation name. */
export const ENDPOINTS = Object.fromEntries(ofServices) as unknown as Endpoints;

export type OperationName = keyof typeof ENDPOINTS;

/** What an operation answers. */
export type AnswerOf<Name extends OperationName> = z.output<(typeof ENDPOINTS)[Name]['answer']>;
