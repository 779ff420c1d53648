import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type ServiceName } from './endpoints/index.ts';
import { ErrorAnswerSchema } from './error-answer.schema.ts';
import { API_ERRORS } from './errors.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return rest;
};

const content = (schema: Json): Json => ({ 'application/json': { schema } });

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function errorAnswers(codes: Endpoint['errors']): Json {
  const byStatus = Map.groupBy(codes, code => API_ERRORS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), content: content({ $ref: '#/components/schemas/ErrorAnswer' }) },
    ]),
  );
}

function operation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.service],
    'x-access': endpoint.access,
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body
      ? { requestBody: { required: true, content: content(jsonSchema(endpoint.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Done', content: content(jsonSchema(endpoint.answer, 'output')) },
      ...errorAnswers([...endpoint.errors, 'request/invalid', 'request/too-many', 'request/unexpected']),
    },
  };
}

/**
 * The OpenAPI 3.0 document of the named services' endpoints, made from the schemas that validate them.
 * The gateway's document is the one of all services.
 */
export function openApiDocument(services: readonly ServiceName[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    if (!services.includes(endpoint.service)) continue;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Burrow',
      version,
      description: 'The calls behind Burrow, from the contracts that validate them.',
    },
    paths,
    components: { schemas: { ErrorAnswer: jsonSchema(ErrorAnswerSchema, 'output') } },
  };
}
