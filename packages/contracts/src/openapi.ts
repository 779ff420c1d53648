import { type EndpointOwner, ENDPOINTS } from './endpoints/index.ts';
import { ErrorAnswerSchema } from './error-answer.schema.ts';
import { type Components, type Json, jsonSchema } from './openapi/json-schema.ts';
import { operation } from './openapi/operation.ts';
import { SERVICES } from './services.table.ts';

const SESSION: Json = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-session',
  description: 'Given by the calls that log in. Over plain http it is named `session`.',
};

const aboutOf = (owner: EndpointOwner): string =>
  owner === 'gateway' ? 'What belongs to no service.' : SERVICES[owner].about;

/**
 * Returns the OpenAPI 3.1 document of the named parts' endpoints, generated from the schemas that validate them.
 * The gateway's document covers all parts.
 */
export function openApiDocument(owners: readonly EndpointOwner[], version: string): Json {
  const paths: Record<string, Json> = {};
  const components: Components = {};
  components['ErrorAnswer'] = jsonSchema(ErrorAnswerSchema, 'output', 'ErrorAnswer', components);
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    if (!owners.includes(endpoint.service)) continue;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Burrow',
      version,
      description: 'The calls behind Burrow, from the contracts that validate them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The gateway that serves this document.' }],
    tags: owners.map(name => ({ name, description: aboutOf(name) })),
    paths,
    components: { schemas: components, securitySchemes: { session: SESSION } },
  };
}
