import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sharedModules } from '../../packages/webpack-config/src/shared-modules.ts';
import { bringPictures } from './bring-pictures.mjs';
import { compile } from './compile.mjs';
import { packedManifest } from './manifest.rules.mjs';
import { isForTests, packedPackages, ROOT } from './packed-packages.mjs';

const SOURCE = /(?<!\.d)\.tsx?$/;

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What is not compiled: texts, styles, pictures, declarations, scripts. */
function copyRest(from, to, manifest) {
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(file.parentPath, file.name);
    if (!file.isFile() || SOURCE.test(file.name) || isForTests(manifest, path.relative(from, source)))
      continue;
    cpSync(source, path.join(to, path.relative(from, source)));
  }
}

/** TypeScript's settings with all that they extend, since the files that they extend are not packed. */
function writeSettings(folder, file, to) {
  const chain = [];
  for (let next = path.join(folder, file); next;) {
    const { config } = ts.readConfigFile(next, ts.sys.readFile);
    chain.unshift(config.compilerOptions ?? {});
    next = config.extends && path.join(path.dirname(next), config.extends);
  }
  const { customConditions: _ours, ...compilerOptions } = Object.assign({}, ...chain);
  write(path.join(to, file), `${JSON.stringify({ compilerOptions }, null, 2)}\n`);
}

function stageRest({ folder, manifest }, to, staged) {
  copyRest(path.join(folder, 'src'), path.join(to, 'lib'), manifest);
  bringPictures(path.join(to, 'lib'));
  const targets = Object.values(staged.exports).filter(target => typeof target === 'string');
  if (targets.some(target => target.startsWith('./dist/')))
    cpSync(path.join(folder, 'dist'), path.join(to, 'dist'), { recursive: true });
  for (const target of targets.filter(one => /^\.\/tsconfig[\w.]*\.json$/.test(one)))
    writeSettings(folder, target, to);
  for (const file of ['LICENSE', 'NOTICE']) cpSync(path.join(ROOT, file), path.join(to, file));
  if (existsSync(path.join(folder, 'README.md')))
    cpSync(path.join(folder, 'README.md'), path.join(to, 'README.md'));
  write(path.join(to, 'package.json'), `${JSON.stringify(staged, null, 2)}\n`);
}

/** Writes each packed package as it is outside of the workspace into a folder of its own; returns these folders. */
export function stagePackages(folder) {
  const packages = packedPackages();
  const versions = new Map([...packages].map(([name, { manifest }]) => [name, manifest.version]));
  const packageOf = request =>
    request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/');
  const shared = new Set(Object.keys(sharedModules(path.join(ROOT, 'shell'))).map(packageOf));
  const staged = one => path.join(folder, path.basename(one));
  rmSync(folder, { recursive: true, force: true });
  const folders = [...packages.values()].map(one => one.folder);
  const manifests = new Map([...packages.values()].map(one => [one.folder, one.manifest]));
  compile(folders, {
    isLeftOut: (one, file) => isForTests(manifests.get(one), file),
    write: (one, file, text) => write(path.join(staged(one), 'lib', file), text),
  });
  for (const one of packages.values())
    stageRest(one, staged(one.folder), packedManifest(one.manifest, { shared, versions }));
  return folders.map(staged);
}
