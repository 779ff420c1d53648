import { createRequire } from 'node:module';
import path from 'node:path';
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

/** A bar computes whether its colour is light, for a number on it, which no page shows. */
const withoutColours: RuleSetRule = {
  test: /node_modules[\\/]antd[\\/]es[\\/]progress[\\/]/,
  resolve: {
    alias: {
      '@ant-design/colors$': beside('./absent-part'),
      '@ant-design/fast-color$': beside('./absent-part'),
    },
  },
};

export const antdRules: RuleSetRule[] = [withoutSideEffects, withoutStyles, withoutColours];

/**
 * What of antd and of its parts no page of ours shows, and what it would bring: the table's filters and pages, 29 KB (Brotli), since
 * lists are searched and cut into pages by the server; antd's computing with colours, 4 KB, for icons in two colours and for tooltips and
 * bars in others than the theme's; dialogs opened by a function, waves around buttons, tooltips that move along, and the
 * words of calendars, 6 KB.
 */
const ABSENT_FILES = [
  'antd/es/table/hooks/useFilter/FilterDropdown',
  'antd/es/pagination/index',
  'antd/es/tooltip/util',
  'antd/es/tooltip/PurePanel',
  'antd/es/tooltip/UniqueProvider/index',
  'antd/es/modal/confirm',
  'antd/es/modal/useModal/index',
  'antd/es/modal/PurePanel',
  'antd/es/_util/wave/index',
  'antd/es/calendar/locale/en_US',
  'antd/es/date-picker/locale/en_US',
  'antd/es/time-picker/locale/en_US',
  '@rc-component/pagination/es/locale/en_US',
  '@ant-design/icons/es/colorUtils',
] as const;

export const ABSENT = new RegExp(
  `[\\\\/]node_modules[\\\\/](${ABSENT_FILES.join('|').replaceAll('/', '[\\\\/]')})\\.js$`,
);

export const withoutAbsentParts = (): webpack.WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(ABSENT, beside('./absent-part'));

/** Where antd computes tokens and writes styles while a page runs, and what stands there instead. */
export function themeAlias(): Record<string, string> {
  const instead = createRequire(import.meta.url).resolve('@burrow/ui/static-theme');
  const antd = path.dirname(createRequire(instead).resolve('antd/package.json'));
  const files = ['internal', 'context', 'useToken', 'util/genStyleUtils'];
  return Object.fromEntries(files.map(file => [path.join(antd, `es/theme/${file}.js`), instead]));
}
