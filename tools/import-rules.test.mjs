// Feeds every import rule a known-bad import and expects its refusal, so that no rule stops working unnoticed.
import { cruise } from 'dependency-cruiser';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import config from '../.dependency-cruiser.mjs';

/** A floor of a service that has floors. */
const FLOOR = 'services/account/src/features/staff';
const LIBRARIES = ['react', 'react-router', 'antd', 'typeorm', 'pngjs'];

/** Rule, the file that breaks it, and what that file imports. */
const KNOWN_BAD = [
  ['remote-imports-only-packages', 'mf-play/src/bad.ts', '../../mf-quiz/src/target.ts'],
  ['remote-imports-only-packages', 'mf-new/src/bad.ts', '../../mf-play/src/target.ts'],
  ['remote-imports-only-packages', 'mf-play/src/bad-shell.ts', '../../shell/src/target.ts'],
  ['shell-knows-no-remote', 'shell/src/bad.ts', '../../mf-play/src/target.ts'],
  ['service-imports-only-packages', 'services/account/src/bad.ts', '../../learning/src/target.ts'],
  ['packages-stay-below', 'packages/client/src/bad.ts', '../../../shell/src/target.ts'],
  ['contracts-stands-alone', 'packages/contracts/src/bad.ts', '../../world/src/target.ts'],
  ['world-knows-only-contracts', 'packages/world/src/bad.ts', '../../content/src/target.ts'],
  ['world-knows-only-contracts', 'packages/world/src/bad-library.ts', 'pngjs'],
  ['exercises-know-what-a-question-needs', 'packages/exercises/src/bad.ts', '../../world/src/target.ts'],
  ['forms-knows-what-a-form-needs', 'packages/forms/src/bad.ts', '../../world/src/target.ts'],
  [
    'web-packages-stay-off-the-server',
    'services/account/src/bad-web.ts',
    '../../../packages/ui/src/target.ts',
  ],
  [
    'server-packages-stay-off-the-web',
    'mf-play/src/bad-server.ts',
    '../../packages/service-kit/src/target.ts',
  ],
  ['rules-are-pure', 'services/account/src/bad.rules.ts', 'typeorm'],
  ['rules-are-pure', 'mf-play/src/bad.rules.ts', 'react'],
  ['public-entries-only', 'mf-play/src/bad-path.ts', '../../packages/world/src/target.ts'],
  ['router-through-client', 'mf-play/src/bad-router.ts', 'react-router'],
  ['feature-by-index', 'mf-play/src/features/bad/bad.ts', '../target/target.ts'],
  ['feature-by-index-from-outside', 'mf-play/src/level/bad-feature.ts', '../features/target/target.ts'],
  ['features-stand-on-top', 'mf-play/src/level/bad-below.ts', '../features/target/index.ts'],
  ['feature-by-index', 'services/payment/src/features/bad/bad.ts', '../target/target.ts'],
  ['feature-by-index', 'services/account/src/features/staff/bad/bad.ts', '../target/target.ts'],
  ['feature-by-index', 'services/account/src/features/mails/bad/bad.ts', '../../staff/target/target.ts'],
  [
    'feature-by-index-from-outside',
    'services/account/src/bad.module.ts',
    './features/staff/target/target.ts',
  ],
  [
    'feature-by-index-from-outside',
    'services/account/src/features/staff/bad.module.ts',
    './target/target.ts',
  ],
  ['features-stand-on-top', 'services/account/src/people/bad-below.ts', '../features/staff/target/index.ts'],
  ['antd-through-ui', 'mf-play/src/bad-antd.ts', 'antd'],
  ['office-for-adults', 'mf-quiz/src/bad-table.ts', '../../packages/ui/src/table.ts'],
  ['office-for-adults', 'mf-billing/src/bad-menu.ts', '../../packages/ui/src/office/target.ts'],
];

/** The folders that `npm run lint` names: a remote that nobody named is found too. */
function lintedFolders() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const folders = /depcruise --config \S+ (.*)$/.exec(
    scripts.lint
      .split('&&')
      .find(part => part.includes('depcruise'))
      .trim(),
  );
  return folders[1].split(' ').map(folder => folder.replaceAll('"', ''));
}

let root;
let violations;

function write(file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Folders a and b that import each other through files that form no cycle. */
function writeCycle(folder) {
  for (const [one, other] of ['ab', 'ba']) {
    write(`${folder}/${one}/index.ts`, `export { thing } from './${one}.ts';\n`);
    write(`${folder}/${one}/${one}.ts`, 'export const thing = 1;\n');
    const asks = `import { thing } from '../${other}/index.ts';\nexport const asked = thing;\n`;
    write(`${folder}/${one}/asks.ts`, asks);
  }
}

before(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'burrow-import-rules-'));
  for (const library of LIBRARIES) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, 'export const thing = 1;\n');
  }
  for (const project of [
    'mf-play',
    'mf-quiz',
    'shell',
    'services/learning',
    'packages/world',
    'packages/content',
    'packages/ui',
    'packages/service-kit',
    'infra/standalone',
  ]) {
    write(`${project}/src/target.ts`, 'export const thing = 1;\n');
  }
  for (const file of ['table.ts', 'office/target.ts'])
    write(`packages/ui/src/${file}`, 'export const thing = 1;\n');
  // Type imports count as well.
  for (const [, file, request] of KNOWN_BAD) {
    write(file, `import type * as target from '${request}';\nexport type Target = typeof target;\n`);
  }
  write('packages/client/src/cycle-a.ts', "import { b } from './cycle-b.ts';\nexport const a = () => b;\n");
  write('packages/client/src/cycle-b.ts', "import { a } from './cycle-a.ts';\nexport const b = () => a;\n");
  for (const features of ['mf-play/src/features', 'services/payment/src/features', FLOOR]) {
    write(`${features}/target/target.ts`, 'export const thing = 1;\n');
    write(`${features}/target/index.ts`, "export { thing } from './target.ts';\n");
    writeCycle(features);
  }
  writeCycle('services/learning/src');
  writeCycle('services/organization/src/features');
  const { options, ...rules } = config;
  const result = await cruise(lintedFolders(), {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { ...rules, allowedSeverity: 'error' },
  });
  violations = result.output.summary.violations;
});

after(() => rmSync(root, { recursive: true, force: true }));

for (const [rule, file, request] of KNOWN_BAD) {
  test(`${rule} refuses ${request} in ${file}`, () => {
    assert.ok(
      violations.some(violation => violation.rule.name === rule && violation.from === file),
      `not refused; found ${JSON.stringify(violations.map(found => [found.rule.name, found.from]))}`,
    );
  });
}

test('no-cycles refuses two files that import each other', () => {
  assert.ok(violations.some(violation => violation.rule.name === 'no-cycles'));
});

test('no-feature-cycles refuses two folders that import each other through different files', () => {
  const found = violations.filter(violation => violation.rule.name === 'no-feature-cycles');
  assert.deepEqual(found.map(({ from }) => from).toSorted(), [
    'mf-play/src/features/a',
    'mf-play/src/features/b',
    `${FLOOR}/a`,
    `${FLOOR}/b`,
    'services/learning/src/a',
    'services/learning/src/b',
    'services/organization/src/features/a',
    'services/organization/src/features/b',
    'services/payment/src/features/a',
    'services/payment/src/features/b',
  ]);
});

test('every rule is fed a known-bad import', () => {
  const fed = new Set([...KNOWN_BAD.map(([rule]) => rule), 'no-cycles', 'no-feature-cycles']);
  assert.deepEqual(
    config.forbidden.map(rule => rule.name).filter(name => !fed.has(name)),
    [],
  );
});
