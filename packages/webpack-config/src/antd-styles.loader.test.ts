import { expect, test } from '@jest/globals';
import dropStyles from './antd-styles.loader.ts';

test('what draws the styles and computes their tokens is removed, the name stays', () => {
  const source = `import { genStyleHooks } from '../../theme/internal';
export default genStyleHooks('Button', token => [genBase(token), genSizes(token)], prepareToken, { unitless: { x: true } });`;
  expect(dropStyles(source)).toBe(`import { genStyleHooks } from '../../theme/internal';
export default genStyleHooks('Button');`);
});

test('several in one module are removed', () => {
  const source = `const useRow = genStyleHooks('Grid', genRow, forRow), useCol = genSubStyleComponent(['Grid', 'Col'], genCol);`;
  expect(dropStyles(source)).toBe(
    `const useRow = genStyleHooks('Grid'), useCol = genSubStyleComponent(['Grid', 'Col']);`,
  );
});

test('a module without such a function stays as it is', () => {
  const source = `export const prepareToken = token => ({ gap: token.padding });\n`;
  expect(dropStyles(source)).toBe(source);
});
