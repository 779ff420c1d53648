import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { ABSENT, themeAlias } from './antd-rules.ts';

const folderOf = (name: string): string =>
  fileURLToPath(new URL('es/', import.meta.resolve(`${name}/package.json`)));

// If antd moves them, they come back into the product without a word.
test.each([
  ['antd', 'table/InternalTable.js', "'../pagination'", 'pagination/index.js'],
  ['antd', 'table/hooks/useFilter/index.js', "'./FilterDropdown'", 'table/hooks/useFilter/FilterDropdown.js'],
  ['antd', 'tooltip/index.js', "'./util'", 'tooltip/util.js'],
  ['antd', 'tooltip/index.js', "'./PurePanel'", 'tooltip/PurePanel.js'],
  ['antd', 'config-provider/index.js', "'../tooltip/UniqueProvider'", 'tooltip/UniqueProvider/index.js'],
  ['antd', 'modal/index.js', "'./confirm'", 'modal/confirm.js'],
  ['antd', 'modal/index.js', "'./useModal'", 'modal/useModal/index.js'],
  ['antd', 'modal/index.js', "'./PurePanel'", 'modal/PurePanel.js'],
  ['antd', 'button/Button.js', "'../_util/wave'", '_util/wave/index.js'],
  ['antd', 'locale/en_US.js', "'../calendar/locale/en_US'", 'calendar/locale/en_US.js'],
  ['antd', 'locale/en_US.js', "'../date-picker/locale/en_US'", 'date-picker/locale/en_US.js'],
  ['antd', 'locale/en_US.js', "'../time-picker/locale/en_US'", 'time-picker/locale/en_US.js'],
  ['@ant-design/icons', 'components/AntdIcon.js', '"../colorUtils"', 'colorUtils.js'],
])('what %s/%s brings along from %s is left out', (name, file, request, found) => {
  expect(readFileSync(path.join(folderOf(name), file), 'utf8')).toContain(`from ${request}`);
  expect(path.join(folderOf(name), found)).toMatch(ABSENT);
});

test("the files of antd's theme are where they are replaced", () => {
  const files = Object.keys(themeAlias());
  expect(files.filter(file => !existsSync(file))).toEqual([]);
  expect(files).toHaveLength(4);
});
