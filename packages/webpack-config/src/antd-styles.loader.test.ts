import { expect, test } from '@jest/globals';
import dropStyles from './antd-styles.loader.ts';

test('the function that creates the styles is removed, tokens and options stay', () => {
  const source = `import { genStyleHooks } from '../../theme/internal';
export default genStyleHooks('Button', token => [genBase(token), genSizes(token)], prepareToken, { unitless: { x: true } });`;
  expect(dropStyles(source)).toBe(`import { genStyleHooks } from '../../theme/internal';
export default genStyleHooks('Button', () => null, prepareToken, { unitless: { x: true } });`);
});

test('several in one module are removed', () => {
  const source = `const useRow = genStyleHooks('Grid', genRow, forRow), useCol = genSubStyleComponent(['Grid', 'Col'], genCol);`;
  expect(dropStyles(source)).toBe(
    `const useRow = genStyleHooks('Grid', () => null, forRow), useCol = genSubStyleComponent(['Grid', 'Col'], () => null);`,
  );
});

test('a module without such a function stays as it is', () => {
  const source = `export const prepareToken = token => ({ gap: token.padding });\n`;
  expect(dropStyles(source)).toBe(source);
});
