import { expect, test } from '@jest/globals';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProject } from './project.ts';

function folderWith(manifest: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-project-'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

test('name, federated name, version and paths come from package.json', () => {
  const folder = folderWith({
    name: '@burrow/mf-play',
    version: '0.1.0',
    burrow: { prefixes: ['', 'play'], isolatedOn: [''], slots: ['drawer'] },
  });
  expect(readProject(folder)).toEqual({
    directory: folder,
    name: 'mf-play',
    federatedName: 'mf_play',
    version: '0.1.0',
    prefixes: ['', 'play'],
    isolatedOn: [''],
    slots: ['drawer'],
    modals: [],
    menu: [],
    accountMenu: [],
    workers: [],
    workersOn: ['', 'play'],
    assets: [],
    folders: [],
    phaserParts: null,
  });
});

test('a release can carry another version', () => {
  expect(readProject(folderWith({ name: '@burrow/mf-play', version: '0.1.0' }), '0.2.0').version).toBe(
    '0.2.0',
  );
});
