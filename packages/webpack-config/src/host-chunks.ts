import type { Configuration, Module } from 'webpack';

type Optimization = NonNullable<Configuration['optimization']>;

/** What pages load only when they need it. */
const LATER =
  /markdown-to-jsx|[\\/](collapse|progress|segmented|switch)[\\/]|packages[\\/]ui[\\/]src[\\/]extra|packages[\\/]client[\\/]src[\\/]stream[\\/](browser-stream|stream-connection)/;
const BASE = /[\\/]node_modules[\\/]|[\\/]packages[\\/](client|contracts|i18n|ui)[\\/]/;

function isBase(module: Module): boolean {
  // A folder of texts has no file of its own.
  const resource = module.nameForCondition() ?? module.identifier();
  return module.type.startsWith('javascript/') && BASE.test(resource) && !LATER.test(resource);
}

/**
 * One file for everything that the host shares and needs on every page, instead of one for each shared
 * module: a fifth of the requests, and smaller, since alike code is compressed together.
 */
export const hostChunks: Optimization = {
  splitChunks: {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      base: { name: 'base', chunks: 'async', test: isBase, enforce: true },
    },
  },
};
