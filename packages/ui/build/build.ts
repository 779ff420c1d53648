// Writes the style sheets of the antd components in use, with our theme: dist/antd.css and one for each further entry,
// and dist/tokens.css (the palette as custom properties).
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { mkdir, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { antdTheme } from '../src/theme/antd-theme.ts';
import { customPropertyOf, light } from '../src/theme/tokens.ts';
import { type Sheet, USED_COMPONENTS } from './components.ts';
import { rulesOfSheet } from './style-rules.ts';

const directory = new URL('../dist/', import.meta.url);
await mkdir(directory, { recursive: true });

const draw = (sheet: Sheet): string =>
  extractStyle({
    includes: [...USED_COMPONENTS[sheet]],
    customTheme: node => createElement(ConfigProvider, { theme: { ...antdTheme, zeroRuntime: false } }, node),
  });

const onEveryPage = rulesOfSheet(draw('antd'), []);
await writeFile(new URL('antd.css', directory), onEveryPage.join(''));
for (const sheet of ['extra', 'office', 'table'] as const) {
  const rules = rulesOfSheet(draw(sheet), onEveryPage);
  await writeFile(new URL(`${sheet}.css`, directory), rules.join(''));
}

const properties = Object.entries(light).map(([role, value]) => `  ${customPropertyOf(role)}: ${value};`);
await writeFile(new URL('tokens.css', directory), `:root {\n${properties.join('\n')}\n}\n`);
