import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { menusOf } from './menu.ts';
import { readProject, type WebProject } from './project.ts';

const LINK = { text: 'bills', to: 'bills', icon: 'buy', order: 30, for: ['parent'] };
const ENTRY = { text: 'bills', to: 'bills', order: 120 };
const STUDENTS = { to: 'bills/{student}', order: 10 };

function projectWith(texts: Readonly<Record<string, object>>): WebProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'menu-'));
  const locales = path.join(folder, 'src/locales/menu');
  mkdirSync(locales, { recursive: true });
  for (const [code, all] of Object.entries(texts))
    writeFileSync(path.join(locales, `${code}.json`), JSON.stringify(all));
  const manifest = {
    name: '@burrow/mf-bills',
    version: '0.1.0',
    burrow: { menu: [LINK], accountMenu: [ENTRY, STUDENTS] },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return readProject(folder);
}

test('an entry carries its text in every language, if it has one', () => {
  const project = projectWith({ en: { bills: 'Bills' }, ar: { bills: 'الفواتير' } });
  const text = { ar: 'الفواتير', en: 'Bills' };
  expect(menusOf(project)).toEqual({
    menu: [{ ...LINK, text }],
    accountMenu: [{ ...ENTRY, text }, STUDENTS],
  });
});

test('a link without a text does not build', () => {
  const project = projectWith({ en: { bills: 'Bills' }, ar: {} });
  expect(() => menusOf(project)).toThrow('mf-bills: src/locales/menu/ar.json has no "bills"');
});
