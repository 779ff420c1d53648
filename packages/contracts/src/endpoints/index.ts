import type { z } from 'zod';
import { SERVICE_NAMES, SERVICES, type ServiceName } from '../services.table.ts';
import type { EndpointContract } from './endpoint.ts';
import { GATEWAY_ENDPOINTS } from './gateway.endpoints.ts';

export type { Access, EndpointContract, HttpMethod, SessionEffect } from './endpoint.ts';

/** Who answers a call: a service, or the gateway itself. */
export type EndpointOwner = ServiceName | 'gateway';

/** Every part that answers calls. */
export const ENDPOINT_OWNERS: readonly EndpointOwner[] = [...SERVICE_NAMES, 'gateway'];

/** One call of the API: the gateway routes by it, services validate by it, and documents and clients are generated from it. */
export interface Endpoint extends EndpointContract {
  readonly service: EndpointOwner;
}

type ContractsOf<Owner extends EndpointOwner> = Owner extends ServiceName
  ? (typeof SERVICES)[Owner]['endpoints']
  : typeof GATEWAY_ENDPOINTS;
type OfOwner<Owner extends EndpointOwner> = {
  readonly [Operation in keyof ContractsOf<Owner>]: ContractsOf<Owner>[Operation] & {
    readonly service: Owner;
  };
};
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type Endpoints = All<{ [Owner in EndpointOwner]: OfOwner<Owner> }[EndpointOwner]>;

const contractsOf = (owner: EndpointOwner): Readonly<Record<string, EndpointContract>> =>
  owner === 'gateway' ? GATEWAY_ENDPOINTS : SERVICES[owner].endpoints;

const owned = ENDPOINT_OWNERS.flatMap(service =>
  Object.entries(contractsOf(service)).map(
    ([operation, contract]) => [operation, { ...contract, service }] as const,
  ),
);

/** Every endpoint that exists, by operation name. */
export const ENDPOINTS = Object.fromEntries(owned) as unknown as Endpoints;

export type OperationName = keyof typeof ENDPOINTS;

/** What an operation answers. */
export type AnswerOf<Name extends OperationName> = z.output<(typeof ENDPOINTS)[Name]['answer']>;
