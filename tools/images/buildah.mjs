// An image from the root that was put together, by buildah.
import { createHash } from 'node:crypto';
import { globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { USER } from './base.mjs';
import { HOME } from './bundle.mjs';
import { run } from './run.mjs';

const BUILDAH = process.env.BUILDAH ?? 'buildah';
const STORE = ['--storage-driver', process.env.STORAGE_DRIVER ?? 'vfs'];
const CONTENT = 'org.burrow.content';

const buildah = (...args) => run(BUILDAH, [...STORE, ...args]);

/** The hash of every file and link below a folder. The bill of materials is left out: it has the time in it. */
export function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: folder }).toSorted()) {
    const place = path.join(folder, file);
    const status = lstatSync(place);
    if (status.isDirectory() || file.endsWith('sbom.cdx.json')) continue;
    const content = status.isSymbolicLink() ? readlinkSync(place) : readFileSync(place);
    hash.update(`\n${file} ${status.mode} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** How an image starts, stops and is called. */
export function settingsOf({ version, revision, content, name, command }) {
  const labels = {
    'org.opencontainers.image.title': `Burrow: ${name}`,
    'org.opencontainers.image.description':
      'Children learn real Python by steering an animal over a farm map.',
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.revision': revision,
    'org.opencontainers.image.licenses': 'MIT',
    [CONTENT]: content,
  };
  return [
    ['--user', `${USER}:${USER}`],
    ['--workingdir', `/${HOME}`],
    [
      '--entrypoint',
      JSON.stringify(['/usr/bin/node', '--disable-warning=ExperimentalWarning', 'burrow.mjs']),
    ],
    ['--cmd', command.join(' ')],
    ['--stop-signal', 'SIGTERM'],
    ['--port', '8080'],
    ['--volume', '/data'],
    ...['NODE_ENV=production', 'HOST=0.0.0.0', 'PORT=8080', 'DATA_DIR=/data', 'HOME=/tmp'].map(pair => [
      '--env',
      pair,
    ]),
    ...Object.entries(labels).map(([label, value]) => ['--label', `${label}=${value}`]),
  ].flat();
}

function contentOf(tag) {
  try {
    return buildah(
      'inspect',
      '--type',
      'image',
      '--format',
      `{{index .OCIv1.Config.Labels "${CONTENT}"}}`,
      tag,
    );
  } catch {
    return undefined;
  }
}

/** Makes an image of a root unless there is one with the same content. Returns whether it was made. */
export function makeImage(folder, tag, about) {
  const content = hashOf(folder);
  if (contentOf(tag) === content) return false;
  const volume = mkdtempSync(path.join(tmpdir(), 'burrow-volume-'));
  mkdirSync(path.join(volume, 'data'), { mode: 0o700 });
  const container = buildah('from', 'scratch');
  try {
    buildah('copy', '--quiet', container, folder, '/');
    buildah('copy', '--quiet', '--chown', `${USER}:${USER}`, container, volume, '/');
    buildah('config', ...settingsOf({ ...about, content }), container);
    buildah('commit', '--quiet', '--timestamp', '0', container, tag);
  } finally {
    buildah('rm', container);
    rmSync(volume, { recursive: true });
  }
  return true;
}

/** Writes an image as one file that any container engine loads. */
export function saveImage(tag, file) {
  buildah('push', '--quiet', tag, `oci-archive:${file}:${tag}`);
}
