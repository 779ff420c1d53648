import { expect, test } from '@jest/globals';
import { misfitOf } from './fits-program.rules.ts';

const known = new Map([['account', ['Create1', 'Add2']]]);

test.each([
  ['as new as this one', 'account', ['Create1', 'Add2'], null],
  ['older', 'account', ['Create1'], null],
  ['newer', 'account', ['Create1', 'Add2', 'Add3'], 'Add3'],
  ['of a service that is not known', 'barn', ['Create1'], 'barn'],
])('a backup that is %s', (_, name, migrations, named) => {
  const misfit = misfitOf({ schemas: [{ name, migrations }] }, known);
  if (named === null) expect(misfit).toBeNull();
  else expect(misfit).toContain(named);
});
