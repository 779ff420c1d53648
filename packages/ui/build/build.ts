// Writes dist/antd.css (the styles of the antd components in use, with our theme) and
// dist/tokens.css (the palette as custom properties).
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { mkdir, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { antdTheme } from '../src/theme/antd-theme.ts';
import { customPropertyOf, light } from '../src/theme/tokens.ts';
import { USED_COMPONENTS } from './components.ts';

const antdCss = extractStyle({
  includes: [...USED_COMPONENTS],
  customTheme: node => createElement(ConfigProvider, { theme: { ...antdTheme, zeroRuntime: false } }, node),
});
const properties = Object.entries(light).map(([role, value]) => `  ${customPropertyOf(role)}: ${value};`);
const tokensCss = `:root {\n${properties.join('\n')}\n}\n`;

const directory = new URL('../dist/', import.meta.url);
await mkdir(directory, { recursive: true });
await writeFile(new URL('antd.css', directory), antdCss);
await writeFile(new URL('tokens.css', directory), tokensCss);
