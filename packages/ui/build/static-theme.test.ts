import { expect, test } from '@jest/globals';
import getDesignToken from 'antd/es/theme/getDesignToken.js';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { USED_COMPONENTS } from './components.ts';
import { antdTheme } from '../src/theme/antd-theme.ts';
import * as instead from '../src/csp/static-theme.ts';

const ANTD = fileURLToPath(new URL('es/', import.meta.resolve('antd/package.json')));
/** The folders of the parts in use, and of what they are made of. */
const FOLDERS = [
  ...Object.values(USED_COMPONENTS).flat(),
  '_util',
  'config-provider',
  'empty',
  'skeleton',
].map(name => name.toLowerCase());
const sourcesOf = (folder: string): string[] =>
  globSync(`${folder}/**/*.js`, { cwd: ANTD, exclude: ['**/style/**', '**/__tests__/**'] })
    .map(file => readFileSync(path.join(ANTD, file), 'utf8'))
    .filter(source => /\buseToken\b/.test(source));

/** Tokens that a module takes from the object of that name. */
function tokensIn(source: string): string[] {
  const named = [...source.matchAll(/\btoken\.(\w+)/g)].map(([, name = '']) => name);
  const taken = [...source.matchAll(/\{([^{}]*)\} = token\b/g)].flatMap(([, names = '']) => names.split(','));
  return [...named, ...taken.map(name => name.trim())];
}

test('every token that a part in use reads while it runs is here', () => {
  const read = new Set(FOLDERS.flatMap(sourcesOf).flatMap(tokensIn));
  expect(read.size).toBeGreaterThan(5);
  const known = new Set([...Object.keys(instead.TOKENS), 'Table', 'motion']);
  expect([...read].filter(name => !known.has(name))).toEqual([]);
  expect([...known].filter(name => !read.has(name) && !name.startsWith('screen'))).toEqual([]);
});

test('the widths of screens are all here: a table reads them by names that it puts together', () => {
  const widths = Object.keys(getDesignToken(antdTheme)).filter(name => name.startsWith('screen'));
  expect(widths.length).toBeGreaterThan(5);
  expect(widths.filter(name => !(name in instead.TOKENS))).toEqual([]);
});

test('each token has the value of our theme', () => {
  expect(getDesignToken(antdTheme)).toMatchObject(instead.TOKENS);
  const [, tokens] = instead.useToken() as [unknown, { readonly Table: object }];
  expect(antdTheme.components?.Table).toMatchObject(tokens.Table);
});

test('everything that antd offers at these places is offered, but for what is of types only', async () => {
  const files = ['internal', 'context', 'useToken', 'util/genStyleUtils'];
  const names = await Promise.all(
    files.map(async file => Object.keys((await import(path.join(ANTD, `theme/${file}.js`))) as object)),
  );
  const unread = new Set(['getComputedToken', 'ignore', 'unitless']);
  expect(names.flat().filter(name => !(name in instead) && !unread.has(name))).toEqual([]);
});

test('custom properties have the names of the style sheet', () => {
  const [name, use] = instead.genCssVar('.ant', 'tooltip');
  expect([name('overlay-color'), use('overlay-color'), use('overlay-color', 'red')]).toEqual([
    '--ant-tooltip-overlay-color',
    'var(--ant-tooltip-overlay-color)',
    'var(--ant-tooltip-overlay-color, red)',
  ]);
});
