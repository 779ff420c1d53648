// Compiles the TypeScript of one Nest project (the current folder) from src/ to dist/ with swc, and bundles its programs.
import { transformFile } from '@swc/core';
import { cp, glob, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleMains } from './bundle-mains.mjs';

const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    rewriteRelativeImportExtensions: true,
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: true,
};

await rm('dist', { recursive: true, force: true });
for await (const file of glob('src/**/*.ts')) {
  if (/\.(spec|test)\.ts$/.test(file)) continue;
  const target = path.join('dist', path.relative('src', file)).replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(file, options);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  if (map) await writeFile(`${target}.map`, map);
}
for await (const file of glob('src/**/*.{json,sql,html,css}')) {
  const target = path.join('dist', path.relative('src', file));
  await mkdir(path.dirname(target), { recursive: true });
  await cp(file, target);
}

const mains = await Array.fromAsync(glob('**/main.js', { cwd: 'dist' }));
if (mains.length > 0) await bundleMains(process.cwd(), mains);
