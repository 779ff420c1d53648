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

const withoutStyles: RuleSetRule = {
  test: /node_modules[\\/]antd[\\/]es[\\/].*[\\/]style[\\/][\w-]+\.js$/,
  use: fileURLToPath(new URL('./antd-styles.loader.ts', import.meta.url)),
};

export const antdRules: RuleSetRule[] = [withoutSideEffects, withoutStyles];
