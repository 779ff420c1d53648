import webpack, { type RuleSetRule } from 'webpack';
import { beside } from './beside.ts';

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
  use: beside('./antd-styles.loader'),
};

export const antdRules: RuleSetRule[] = [withoutSideEffects, withoutStyles];

/**
 * What antd's table brings along for filters and pages in the browser, 29 KB (Brotli): `Table` of packages/ui offers
 * neither, since lists are searched and cut into pages by the server.
 */
export const ABSENT =
  /[\\/]antd[\\/]es[\\/](table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown|pagination[\\/]index)\.js$/;

export const withoutAbsentParts = (): webpack.WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(ABSENT, beside('./absent-part'));
