import { expect, test } from '@jest/globals';
import * as antd from 'antd';
import * as extra from '../src/extra.ts';
import * as core from '../src/index.ts';
import * as office from '../src/office.ts';
import * as table from '../src/table.ts';
import { type Sheet, USED_COMPONENTS } from './components.ts';

const ENTRIES = { antd: core, extra, office, table };

test.each(Object.entries(ENTRIES))(
  'every antd component of the entry %s has its styles in its sheet',
  (sheet, entry) => {
    const offered = Object.keys(entry).filter(name => name in antd);
    const used: readonly string[] = USED_COMPONENTS[sheet as Sheet];
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(name => !used.includes(name))).toEqual([]);
  },
);
