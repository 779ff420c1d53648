import { expect, test } from '@jest/globals';
import * as antd from 'antd';
import * as extra from '../src/extra.ts';
import * as core from '../src/index.ts';
import { USED_COMPONENTS } from './components.ts';

test('every antd component that is offered has its styles extracted', () => {
  const offered = [...Object.keys(core), ...Object.keys(extra)].filter(name => name in antd);
  expect(offered.filter(name => !(USED_COMPONENTS as readonly string[]).includes(name))).toEqual([]);
});
