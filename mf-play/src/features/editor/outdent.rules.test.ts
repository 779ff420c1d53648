import { expect, test } from '@jest/globals';
import { columnBelowOpener } from './outdent.rules.ts';

test.each<[string, string[], string, number | null]>([
  ['below its if', ['if a:', '    b()'], '    else', 0],
  ['below the nearest if', ['if a:', '    if b:', '        c()'], '        else', 4],
  ['where it was put', ['if a:', '    if b:', '        c()'], '    else', null],
  ['past a loop, to the if that is meant', ['if a:', '    for b in c:', '        d()'], '        else', 0],
  ['below a loop, where no if is there', ['for b in c:', '    d()'], '    else', 0],
  ['with its loop, where it was put', ['if a:', '    for b in c:', '        d()'], '    else', null],
  ['with elif', ['if a:', '    b()', 'elif c:', '    d()'], '    elif e', 0],
  ['with except', ['try:', '    b()'], '    except ValueError', 0],
  ['with finally', ['try:', '    b()', 'except E:', '    c()'], '    finally', 0],
  ['not past a block that has ended', ['if a:', '    b()', 'c()'], '    else', null],
  ['past comments and empty lines', ['if a:', '    b()', '', '# if'], '    else', 0],
  ['not for a name', ['if a:', '    b()'], '    elsewhere', null],
  ['nowhere without an opener', ['b()'], '    else', null],
])('a line that continues a block goes %s', (_where, above, line, column) => {
  expect(columnBelowOpener(above, line)).toBe(column);
});
