import { hostConfig } from '@burrow/webpack-config';
import path from 'node:path';

const texts = {
  test: /\.md$/,
  resourceQuery: /html/,
  use: path.join(import.meta.dirname, 'build/markdown.loader.mjs'),
};

const shell = hostConfig(import.meta.dirname);

export default (...given) => {
  const config = shell(...given);
  return { ...config, module: { rules: [texts, ...config.module.rules] } };
};
