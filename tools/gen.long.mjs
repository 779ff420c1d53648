// npm run test:all: what tools/gen.test.mjs leaves out of what the generators generate. Every page is tested and its
// remote built, and everything that lists services, commands or languages is tried with one more.
import { after, before, test } from 'node:test';
import { GeneratedCopy } from './testing/generated-copy.mjs';

let copy;

before(() => {
  copy = new GeneratedCopy();
  copy.generateAll();
});
after(() => copy.remove());

for (const remote of GeneratedCopy.REMOTES)
  test(`a page of ${remote} passes its test, and the remote builds with it`, () => {
    copy.jest(remote, 'help-desk');
    copy.passes(remote, 'webpack', '--mode', 'production', '--output-path', `${copy.root}/built/${remote}`);
  });

test('a command has its method and its page of the code book', () => {
  copy.jest('packages/python', 'run-commands', '-t', 'the player has the commands of the table');
  copy.jest('packages/content', 'in-python', '-t', 'hop_over');
});

test('a level passes as it is made', () => {
  copy.passes('.', process.execPath, 'tools/level.mjs', 'loops-level9');
});

test('a service is known wherever services are', () => {
  copy.jest('packages/contracts', 'endpoints');
  copy.jest('infra/standalone', 'settings', 'env');
});

test('what was generated imports what it may', () => {
  const folders = ['mf-marsh', 'packages/world', 'services/weather'];
  copy.passes('.', 'depcruise', '--config', '.dependency-cruiser.mjs', ...folders);
});
