// npm run images [-- services whole --to FOLDER --only-files --no-play]: container images of what is built, by buildah. A
// level is played on each.
import '../require-node.mjs';
import { globSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeImage, saveImage } from './buildah.mjs';
import { run } from './run.mjs';
import { IMAGES, stageImage } from './stage.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MEGABYTE = 1e6;

const options = {
  to: { type: 'string' },
  'only-files': { type: 'boolean', default: false },
  play: { type: 'boolean', default: true },
};

function stop(line) {
  console.error(line);
  process.exit(1);
}

function readArguments() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, allowNegative: true });
  const unknown = positionals.find(name => !Object.hasOwn(IMAGES, name));
  if (unknown) stop(`There is no image "${unknown}". Images: ${Object.keys(IMAGES).join(', ')}.`);
  return { ...values, names: positionals.length > 0 ? positionals : Object.keys(IMAGES) };
}

/** What a folder takes, unpacked. */
function sizeOf(folder) {
  const sizes = globSync('**/*', { cwd: folder }).map(file => lstatSync(path.join(folder, file)));
  return sizes.reduce((sum, status) => sum + (status.isDirectory() ? 0 : status.size), 0);
}

async function make(name, { to, 'only-files': isOnlyFiles }) {
  const cache = path.join(ROOT, '.cache/images');
  const folder = path.join(cache, name);
  const { missing, unknown, parts } = await stageImage(ROOT, name, {
    folder,
    cache: path.join(cache, 'sources'),
  });
  if (missing.length > 0) throw new Error(`npm's bill of materials does not know ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new Error(`No licence is known of ${unknown.map(one => one.name).join(', ')}.`);
  const said = `${(sizeOf(folder) / MEGABYTE).toFixed(0)} MB unpacked, ${parts} parts in its bill of materials`;
  if (isOnlyFiles) return `${name}: ${said}, in ${path.relative(ROOT, folder)}`;
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const tag = `localhost/burrow-${name}:${version}`;
  const revision = run('git', ['-C', ROOT, 'rev-parse', 'HEAD']);
  const isNew = makeImage(folder, tag, { version, revision, name, command: IMAGES[name].command });
  if (to) {
    mkdirSync(to, { recursive: true });
    const file = path.join(path.resolve(to), `burrow-${name}-${version}.tar`);
    rmSync(file, { force: true });
    saveImage(tag, file);
  }
  return `${tag}: ${isNew ? 'made' : 'nothing has changed'}, ${said}`;
}

/** Only root may enter an image's root. */
async function play(name) {
  if (process.getuid() !== 0)
    return console.log(`${name}: no level was played on it, which only root can do`);
  const { playOn } = await import('./play.mjs');
  await playOn(ROOT, path.join(ROOT, '.cache/images', name), IMAGES[name].isWhole);
  console.log(`${name}: a level was completed on it, and judged`);
}

if (process.platform !== 'linux' || process.arch !== 'x64') stop('Images are made on Linux, x64.');
const given = readArguments();
try {
  run('nx', ['run-many', '-t', 'build', '--output-style=static'], { cwd: ROOT });
  for (const name of given.names) {
    console.log(await make(name, given));
    if (given.play) await play(name);
  }
} catch (error) {
  stop(
    `${error.message}\nnpm run images needs buildah, binutils and dpkg (Debian's packages of these names) and the network.`,
  );
}
