import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { menuOf } from './menu.ts';
import { readProject, type WebProject } from './project.ts';

const LINK = { text: 'bills', to: 'bills', icon: 'buy', order: 30, for: ['parent'] };

function projectWith(texts: Readonly<Record<string, object>>): WebProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'menu-'));
  const locales = path.join(folder, 'src/locales/menu');
  mkdirSync(locales, { recursive: true });
  for (const [code, all] of Object.entries(texts))
    writeFileSync(path.join(locales, `${code}.json`), JSON.stringify(all));
  const manifest = { name: '@burrow/mf-bills', version: '0.1.0', burrow: { menu: [LINK] } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return readProject(folder);
}

test('a link carries its text in every language', () => {
  const project = projectWith({ en: { bills: 'Bills' }, ar: { bills: 'الفواتير' } });
  expect(menuOf(project)).toEqual([{ ...LINK, text: { ar: 'الفواتير', en: 'Bills' } }]);
});

test('a link without a text does not build', () => {
  const project = projectWith({ en: { bills: 'Bills' }, ar: {} });
  expect(() => menuOf(project)).toThrow('mf-bills: src/locales/menu/ar.json has no "bills"');
});
