import type { ChunkGraph, Configuration, Module } from 'webpack';

type Optimization = NonNullable<Configuration['optimization']>;

type CacheGroupTest = (module: Module, context: { readonly chunkGraph: ChunkGraph }) => boolean;

/** What pages load only when they need it, by the file that each such part begins with. */
const LATER =
  /markdown-to-jsx|[\\/]packages[\\/](ui[\\/]src[\\/](extra|office|table)\.|client[\\/]src[\\/]stream[\\/](browser-stream|stream-connection)|i18n[\\/]src[\\/]mark-english\.|contracts[\\/]src[\\/]privacy\.)/;
const BASE = /[\\/]node_modules[\\/]|[\\/]packages[\\/](client|contracts|i18n|ui)[\\/]/;

// A folder of texts has no file of its own.
const fileOf = (module: Module): string => module.nameForCondition() ?? module.identifier();

/** Whether a module is on a page before any of the parts that come later. */
const isBase: CacheGroupTest = (module, { chunkGraph }) => {
  if (!module.type.startsWith('javascript/') || !BASE.test(fileOf(module))) return false;
  return [...chunkGraph.getModuleChunksIterable(module)].some(
    chunk => ![...chunkGraph.getChunkModulesIterable(chunk)].some(each => LATER.test(fileOf(each))),
  );
};

const isLater: CacheGroupTest = module =>
  module.type.startsWith('javascript/') && /[\\/]node_modules[\\/]/.test(fileOf(module));

/**
 * One file for everything that the host shares and needs on every page, instead of one for each shared
 * module: a fifth of the requests, and smaller, since alike code is compressed together. What several of the later parts
 * have in common is a file as well.
 */
export const hostChunks: Optimization = {
  splitChunks: {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      base: { name: 'base', chunks: 'async', test: isBase, enforce: true },
      later: { minChunks: 2, chunks: 'async', test: isLater, enforce: true, priority: -1 },
    },
  },
};
