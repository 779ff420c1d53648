import { expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { createClient } from '@hey-api/openapi-ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { ENDPOINT_OWNERS, ENDPOINTS } from './endpoints/index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(ENDPOINT_OWNERS, '1.0.0');

test("the merged document passes the recommended rules of OpenAPI's usual linter", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const told = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
  expect(told).toEqual([]);
});

test('a client made from it by a common generator compiles, with a function for each endpoint', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-client-'));
  await createClient({
    input: document,
    output: { path: folder, tsConfigPath: null },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
  });
  const files = (await readdir(folder, { recursive: true })).filter(file => file.endsWith('.ts'));
  const program = ts.createProgram(
    files.map(file => path.join(folder, file)),
    {
      strict: true,
      noEmit: true,
      // TypeScript's own declarations are not what is proven.
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    },
  );
  const told = ts.getPreEmitDiagnostics(program).map(({ messageText, file }) => {
    const name = path.relative(folder, file?.fileName ?? '');
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(told).toEqual([]);
  const sdk = program.getSourceFile(path.join(folder, 'sdk.gen.ts'))?.text ?? '';
  for (const name of Object.keys(ENDPOINTS)) expect(sdk).toContain(`export const ${name} =`);
  await rm(folder, { recursive: true });
}, 120_000);
