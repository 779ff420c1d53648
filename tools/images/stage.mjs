// Puts the root of an image together in a folder.
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addDebian, addNode } from './base.mjs';
import { describeImage, placesOf, placesOfPages } from './bill.mjs';
import { bundlePrograms, HOME, programsOf } from './bundle.mjs';
import { addFiles, addLibraries, closureOf } from './files.mjs';

/** The images: the services and the gateway, each alone; and the whole in one process with its own PostgreSQL. */
export const IMAGES = {
  services: { isWhole: false, command: ['gateway'] },
  whole: { isWhole: true, command: ['platform'] },
};

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

function writeDescription(root, folder, described) {
  const target = path.join(folder, 'usr/share/burrow');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'sbom.cdx.json'), `${JSON.stringify(described.bill, null, 1)}\n`);
  writeFileSync(path.join(target, 'licences.txt'), described.report);
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
}

/**
 * Makes the root of an image from the builds of a checkout.
 * @returns what is in it
 */
export async function stageImage(root, name, { folder, cache }) {
  const { isWhole } = IMAGES[name];
  rmSync(folder, { recursive: true, force: true });
  const home = path.join(folder, HOME);
  mkdirSync(home, { recursive: true });
  const pinned = readJson(path.join(root, 'infra/images/node.json'));
  const nodeLicence = addNode(pinned, cache, folder);
  const debian = addDebian(cache, folder, isWhole);
  const inputs = await bundlePrograms(root, home);
  const libraries = addLibraries(root, home, isWhole);
  addFiles(root, home, isWhole);
  cpSync(path.join(root, 'infra/images/burrow.mjs'), path.join(home, 'burrow.mjs'));
  writeFileSync(path.join(home, 'programs.json'), JSON.stringify(programsOf(root)));
  writeFileSync(path.join(home, 'package.json'), '{"type":"module"}\n');
  const pages = placesOfPages(readJson(path.join(root, 'package-lock.json')), closureOf);
  const places = [...new Set([...placesOf(inputs), ...libraries, ...pages])];
  const described = describeImage(root, { places, debian, pinned, nodeLicence });
  writeDescription(root, folder, described);
  chmodSync(path.join(folder, 'tmp'), 0o1777);
  return { ...described, parts: described.bill.components.length };
}
