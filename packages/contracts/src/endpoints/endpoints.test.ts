import { describe, expect, test } from '@jest/globals';
import { ENDPOINT_OWNERS, ENDPOINTS } from './index.ts';
import { LevelUpdateSchema } from '../level-update.schema.ts';
import { openApiDocument } from '../openapi.ts';

describe('the OpenAPI document', () => {
  const document = openApiDocument(ENDPOINT_OWNERS, '1') as {
    paths: Record<
      string,
      Record<string, { parameters: { name: string; in: string }[]; responses: object; requestBody?: object }>
    >;
  };

  test('describes every endpoint', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      Object.values(ENDPOINTS)
        .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
        .toSorted(),
    );
  });

  test('names each parameter of a path', () => {
    for (const { method, path } of Object.values(ENDPOINTS)) {
      const named = document.paths[path]?.[method.toLowerCase()]?.parameters.filter(
        parameter => parameter.in === 'path',
      );
      expect(named?.map(parameter => `{${parameter.name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  test('contains only the requested services', () => {
    expect(Object.keys(openApiDocument(['account'], '1')['paths'] as object)).not.toContain(
      '/api/credit/{execution_type}',
    );
  });
});

describe('the status of an update', () => {
  const update = { last_code_executed: '', level_slug: 'intro-level1' };
  const statusOf = (last_status: string) =>
    LevelUpdateSchema.safeParse({ ...update, last_status }).data?.last_status;

  test('is accepted in each of its spellings', () => {
    expect(['in_progress', 'in progress', 'IN_PROGRESS'].map(statusOf)).toEqual(Array(3).fill('in_progress'));
    expect(['complete', 'COMPLETE'].map(statusOf)).toEqual(Array(2).fill('complete'));
  });

  test('is nothing else', () => {
    expect(['', 'not_started', 'done'].map(statusOf)).toEqual(Array(3).fill(undefined));
  });
});

test.each([
  ['a long code', { last_code_executed: 'x'.repeat(50_001) }],
  ['a slug with a path in it', { level_slug: '../secret' }],
  ['no settings in its record', { run: { world_version: '1', level_hash: 'h', settings: [] } }],
  [
    'an unknown command',
    {
      run: { world_version: '1', level_hash: 'h', settings: [{ variables: {}, commands: [['fly', null]] }] },
    },
  ],
])('an update with %s is refused', (_name, wrong) => {
  const good = { last_status: 'COMPLETE', last_code_executed: '', level_slug: 'intro-level1' };
  expect(LevelUpdateSchema.safeParse(good).success).toBe(true);
  expect(LevelUpdateSchema.safeParse({ ...good, ...wrong }).success).toBe(false);
});
