import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { nameClasses } from './bundle-mains.mjs';

/** What esbuild makes of two modules that use the same names. */
async function bundle() {
  const modules = {
    one: 'export class Members {}; export function list() { function each() {} return each; }',
    two: 'export class Members {}; export const list = () => () => {};',
  };
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as one from 'one'; import * as two from 'two';
        export const names = [one.Members.name, two.Members.name]; export const made = [one.list(), two.list()];`,
    },
    plugins: [
      {
        name: 'modules',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^(one|two)$/ }, ({ path }) => ({ path, namespace: 'module' }));
          onLoad({ filter: /./, namespace: 'module' }, ({ path }) => ({ contents: modules[path] }));
        },
      },
    ],
    bundle: true,
    write: false,
    format: 'esm',
    keepNames: true,
    target: 'node22',
  });
  return outputFiles[0].text;
}

test('classes that a bundle had to rename are known by their names, as migrations are', async () => {
  const code = nameClasses(await bundle());
  assert.match(code, /Members2/);
  const { names } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.deepEqual(names, ['Members', 'Members']);
});

test('a function is not given its name whenever it is made', async () => {
  assert.doesNotMatch(nameClasses(await bundle()), /__name\(each/);
});

test('another helper of esbuild is noticed', () => {
  assert.throws(() => nameClasses('var __name = (target, value) => other(target, value);'), /another way/);
});
