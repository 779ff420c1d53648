import { z } from 'zod';
import { ENDPOINT_OWNERS, EVENTS, openApiDocument } from '../../packages/contracts/src/index.ts';

const schemaOf = body => body?.content?.['application/json']?.schema ?? null;

/** What a caller may rely on; errors are codes, which another surface lists. */
const callOf = operation => ({
  access: operation['x-access'],
  parameters: operation.parameters,
  request: schemaOf(operation.requestBody),
  answer: schemaOf(Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]),
});

const sorted = entries => entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** A line for each, so that a difference shows which call or event it is. */
const jsonOf = entries =>
  `{\n${sorted(entries)
    .map(([name, about]) => `${JSON.stringify(name)}: ${JSON.stringify(about)}`)
    .join(',\n')}\n}\n`;

/** Every call and every event as JSON Schema: what one service or page may expect of another. */
export function callsSurface() {
  const { paths, components } = openApiDocument(ENDPOINT_OWNERS, '');
  const calls = Object.entries(paths).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => [
      `${method.toUpperCase()} ${url}`,
      callOf(operation),
    ]),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    `#/components/schemas/${name}`,
    schema,
  ]);
  const events = Object.entries(EVENTS).map(([name, { data }]) => [
    `event ${name}`,
    { answer: z.toJSONSchema(data) },
  ]);
  return jsonOf([...calls, ...schemas, ...events]);
}
