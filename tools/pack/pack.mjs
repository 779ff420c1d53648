// npm run pack [-- FOLDER]: the packages that a remote in a repository of its own builds with, as tarballs with types.
import '../require-node.mjs';
import path from 'node:path';
import { packPackages } from './pack-packages.mjs';
import { ROOT } from './packed-packages.mjs';

const CACHE = path.join(ROOT, '.cache/pack');

const folder = path.resolve(process.argv[2] ?? path.join(CACHE, 'tarballs'));
for (const file of packPackages(folder, path.join(CACHE, 'staged'))) console.info(file);
console.info('\nPublish them to your registry, or install the files.');
