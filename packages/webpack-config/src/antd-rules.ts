import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/**
 * antd's components do not declare that importing them has no side effects; without this, forms and their
 * validator are bundled with every button.
 */
const withoutSideEffects: RuleSetRule = {
  test: /node_modules[\\/]@(rc-component|ant-design)[\\/]/,
  sideEffects: false,
};

/** TypeScript in this repository, JavaScript where the package is installed. */
const loader = `./antd-styles.loader${path.extname(import.meta.url)}`;

const withoutStyles: RuleSetRule = {
  test: /node_modules[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][\w-]+\.js$/,
  use: fileURLToPath(new URL(loader, import.meta.url)),
};

export const antdRules: RuleSetRule[] = [withoutSideEffects, withoutStyles];
