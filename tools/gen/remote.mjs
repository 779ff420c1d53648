import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rangeOf } from '../../packages/webpack-config/src/shared-modules.ts';
import { packedPackages, ROOT } from '../pack/packed-packages.mjs';
import { firstTexts } from './words.mjs';
import { spellings } from './workspace.mjs';

/** The port of a remote's development server: the next one that no other remote uses. */
function nextPort(workspace) {
  const ports = workspace
    .find('mf-*/package.json')
    .map(file => Number(/--port (\d+)/.exec(workspace.read(file))?.[1] ?? 0));
  return String(Math.max(8169, ...ports) + 1);
}

function create(workspace, folder, values) {
  if (workspace.has(path.join(folder, 'package.json')))
    throw new Error(`${folder === '.' ? workspace.root : folder} is there already.`);
  workspace.fromTemplates('remote', folder, values);
  const createTexts = (namespace, code, texts) =>
    workspace.create(
      path.posix.join(folder, `src/locales/${namespace}/${code}.json`),
      `${JSON.stringify(texts, null, 2)}\n`,
    );
  for (const [code, texts] of firstTexts(values.title)) {
    createTexts(values.name, code, { start: texts });
    createTexts('menu', code, { [values.camel]: texts.title });
  }
}

/** A remote with one page, found by its name. */
export function remote(workspace, name) {
  const folder = `mf-${name}`;
  const inside = {
    modules: '../node_modules',
    workspace: ` -w ${folder}`,
    port: nextPort(workspace),
    releasing: `\`npm run release -- ${folder} 0.5.0\` adds a version to the store of releases.`,
  };
  create(workspace, folder, { ...spellings(name), ...inside });
  workspace.own(folder, name);
  return `Link it with npm install, then npm test -w ${folder} and npm run dev -w ${folder}. Its first page is /en/${name}.`;
}

/** What the workspace installs for every remote, and a remote elsewhere must install itself. */
const TOOLS = [
  '@jest/globals', '@testing-library/dom', '@testing-library/react', '@types/react', '@types/react-dom',
  'jest', 'node', 'typescript', 'webpack', 'webpack-cli', 'webpack-dev-server',
]; // prettier-ignore

/** The same as the whole of a repository, which builds with the packages that `npm run pack` makes. */
export function remoteOutside(workspace, name) {
  const outside = {
    modules: 'node_modules',
    workspace: '',
    port: '8170',
    releasing:
      '`npm run release -- 0.5.0` adds a version to the store that `RELEASES` names, if it fits the site at `SITE_URL`. `npm run contributions` writes the types of what other areas of that site offer.',
  };
  create(workspace, '.', { ...spellings(name), ...outside });
  workspace.fromTemplates('remote-outside', '.', {});
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const packed = new Map(
    [...packedPackages()].map(([each, { manifest }]) => [each, rangeOf(manifest.version)]),
  );
  const withRanges = all =>
    Object.fromEntries(Object.entries(all).map(([each, version]) => [each, packed.get(each) ?? version]));
  workspace.changeJson('package.json', manifest => {
    Object.assign(manifest.scripts, { release: 'burrow-release', contributions: 'burrow-contributions' });
    for (const tool of TOOLS) manifest.devDependencies[tool] = devDependencies[tool];
    manifest.devDependencies['@burrow/releases'] = packed.get('@burrow/releases');
    manifest.dependencies = withRanges(manifest.dependencies);
    manifest.devDependencies = withRanges(manifest.devDependencies);
    manifest.allowScripts = { node: true };
  });
  return `npm install PACKAGES/*.tgz (what npm run pack made, if no registry has it), then npm test and npm run dev there. Its first page is /en/${name}.`;
}
