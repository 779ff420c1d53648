// A page in this process, for examples that a browser draws: jsdom, and modules that only builds can read.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { JSDOM } from 'jsdom';

const ANTD = new URL('../../packages/remote-kit/src/jest/antd.cjs', import.meta.url).href;
const STYLES_OR_PICTURE = /\.(?:css|png|svg)$/;
const REACT = {
  jsc: {
    target: 'es2024',
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'antd') return { url: ANTD, format: 'commonjs', shortCircuit: true };
    if (STYLES_OR_PICTURE.test(specifier)) return { url: `asset:${specifier}`, shortCircuit: true };
    return next(specifier, context);
  },
  load: (url, context, next) => {
    if (url.startsWith('asset:'))
      return { format: 'module', source: 'export default "asset";', shortCircuit: true };
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), REACT);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const { window } = new JSDOM('<!doctype html>', {
  url: 'https://burrow.example/en',
  pretendToBeVisual: true,
});
const lacking = Object.getOwnPropertyNames(window).filter(name => !(name in globalThis));
for (const name of [...lacking, 'navigator', 'addEventListener', 'removeEventListener'])
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
await import('../../packages/remote-kit/src/jest/dom-polyfills.mjs');
window.matchMedia = globalThis.matchMedia;
