// Feeds each of our rules a known-bad file through oxlint and expects its refusal.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OXLINT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);

const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const SIX = 'a: A, b: B, c: C, d: D, e: E, f: F';
const SEVEN = `${SIX}, g: G`;
const FIVE_AND_ROWS =
  'a: A, b: B, c: C, d: D, e: E, db: DataSource, @InjectRepository(F) private readonly f: Repository<F>';

/** Rule, file, its text, and a part of the message. */
const KNOWN_BAD = [
  ['burrow(file-role)', 'services/account/src/sign-up.ts', '@Injectable() export class SignUp {}', 'sign-up.service.ts'],
  ['burrow(file-role)', 'services/account/src/sign-up.service.ts', 'export class SignUp {}', 'SignUpService'],
  ['burrow(file-role)', 'services/account/src/mails.utils.ts', 'export const mails = 1;', '.utils is no role'],
  ['burrow(file-role)', 'packages/service-kit/src/things.ts', 'export const other = 1;', 'Name it for what it exports'],
  ['burrow(file-role)', 'services/learning/test/people.ts', 'export function makeUser() {}', 'Name it for'],
  ['burrow(web-file-role)', 'mf-play/src/features/a/open.dialog.tsx', 'export const Open = 1;', '…Dialog'],
  ['burrow(web-file-role)', 'shell/src/layout/side-panel.tsx', 'export const SidePanel = 1;', '.panel.tsx'],
  ['burrow(web-file-role)', 'mf-account/src/api/names.helper.ts', 'export const names = 1;', '.helper is no role'],
  ['burrow(web-file-role)', 'packages/ui/src/card.tsx', 'export const Tile = 1; export const Row = 1;', 'Name it for'],
  ['burrow(web-file-role)', 'packages/client/src/page/helpers.ts', 'export const after = 1;', 'Name it for'],
  ['burrow(inject-tokens-only)', 'services/account/src/a.service.ts',
    'export class AService { constructor(@Inject(Mails) private readonly mails: Mails) {} }', 'leave out @Inject'],
  ['burrow(constructor-parameters)', 'infra/standalone/src/b.service.ts',
    `export class BService { constructor(${SEVEN}) {} }`, 'takes 7 parts'],
  ['burrow(constructor-parameters)', 'services/account/src/m.service.ts',
    `export class MService { constructor(${SIX}, @InjectRepository(G) private readonly g: Repository<G>) {} }`, 'takes 7 parts'],
  ['burrow(no-sql-in-controllers)', 'services/account/src/n.controller.ts',
    "import { InjectRepository } from '@nestjs/typeorm'; export class NController { constructor(@InjectRepository(A) readonly a: object) {} }", '*.repository.ts'],
  ['burrow(transactions-in-classes)', 'services/account/src/within.service.ts',
    '@Injectable() export class WithinService {} async function hold(tx: SqlRunner): Promise<void> { await tx; }', 'private method'],
  ['burrow(transactions-in-classes)', 'services/learning/src/within.repository.ts',
    'const hold = (tx: EntityManager) => tx; @Injectable() export class WithinRepository { hold = hold; }', 'private method'],
  ['eslint(max-lines)', 'services/account/src/long.ts', `export const long = 1;\n${'\n'.repeat(300)}`, '301'],
  ['eslint(max-lines-per-function)', 'services/account/src/tall.ts',
    `export function tall() {\n${'  void 0;\n'.repeat(60)}}\n`, 'too many lines'],
  ['burrow(sql-in-queries)', 'services/account/src/d.service.ts', "export const D = 'select 1 from account.users';", '*.queries.ts'],
  ['burrow(sql-in-queries)', 'infra/standalone/src/e.client.ts',
    'export const e = (table: string) => `update ${table} set a = 1`;', '*.queries.ts'],
  ['burrow(sql-in-queries)', 'packages/service-kit/src/http/f.client.ts',
    "export const f = (db: Db) => db.query('begin');", '*.queries.ts'],
  ['burrow(no-sql-in-controllers)', 'services/account/src/i.controller.ts',
    "import { ALL } from './i.queries.ts'; export class IController { all = ALL; }", '*.repository.ts'],
  ['burrow(no-sql-in-controllers)', 'services/learning/src/features/j/j.controller.ts',
    "import { DataSource } from 'typeorm'; export class JController { constructor(private readonly db: DataSource) {} }", '*.repository.ts'],
  ['burrow(no-sql-in-controllers)', 'services/payment/src/features/k/k.controller.ts',
    "import type pg from 'pg'; export class KController { constructor(private readonly pool: pg.Pool) {} }", '*.repository.ts'],
  ['burrow(no-sql-in-controllers)', 'services/assistant/src/l.controller.ts',
    "import { InjectPool as Pool } from '@burrow/service-kit'; export class LController { constructor(@Pool() readonly a: object) {} }", '*.repository.ts'],
  ['burrow(sql-by-tag)', 'services/assistant/src/k.queries.ts', "export const K = 'select 1 from assistant.k';", 'sql`…`'],
  ['burrow(sql-by-tag)', 'services/payment/src/p.queries.ts', "export const P = 'select 1 from payment.p';", 'sql`…`'],
  ['burrow(sql-by-tag)', 'services/organization/src/l.queries.ts',
    'export const L = (of: string) => `delete from organization.${of}`;', 'sql`…`'],
  ['burrow(text-in-locales)', 'mf-play/src/a.tsx', 'export const A = () => <p>Run it</p>;', 'belongs into a locale file'],
  ['burrow(text-in-locales)', 'shell/src/b.tsx', 'export const B = () => <img src="b.png" alt="A barn" />;', 'A barn'],
  [GLOBALS, 'mf-play/src/level/a.ts', "export const a = () => setTimeout(() => undefined, 1);", 'Timers have owners'],
  [GLOBALS, 'shell/src/banners/b.ts', "export const b = () => localStorage.getItem('b');", '`kept`'],
  [GLOBALS, 'mf-account/src/api/c.ts', "export const c = () => fetch('/api');", '`api`'],
  [GLOBALS, 'packages/world/src/a.ts', 'export const at = () => Date.now();', 'no clock'],
  [GLOBALS, 'packages/world/src/b.ts', "export const b = () => fetch('/api');", 'no clock'],
  [GLOBALS, 'packages/world/src/c.ts', "export const c = () => new Intl.PluralRules('en');", 'no language'],
  [PROPERTIES, 'packages/world/src/d.ts', 'export const d = () => Math.random();', 'Math.random'],
  [PROPERTIES, 'packages/world/src/e.ts', "export const e = (x: string) => x.localeCompare('b');", 'localeCompare'],
  ['burrow(rules-have-tests)', 'mf-play/src/level/b.rules.ts', 'export const b = 1;', 'b.rules.test.ts'],
  ['burrow(rules-have-tests)', 'services/learning/src/untold.rules.ts', 'export const untold = 1;', 'does not import it'],
  ['burrow(module-size)', 'services/account/src/barn.module.ts',
    `@Module({ providers: [${[...'abcdefghijklm'].map(letter => `${letter.toUpperCase()}Service`)}] }) export class BarnModule {}`, '13 providers'],
  ['burrow(folders-once)', 'services/account/src/features/pens/pen.ts', 'export const pen = 1;', 'features/pens, pens'],
  ['eslint(no-restricted-imports)', 'mf-play/src/testing/h.ts',
    "import { http } from 'msw'; export const h = [http.get('/api/h', () => undefined)];", 'is restricted'],
  ['eslint(no-restricted-imports)', 'services/account/src/h.controller.ts',
    "import { Query } from '@nestjs/common'; @Controller() export class HController { show(@Query() q: object) { return q; } }", 'is restricted'],
  [PROPERTIES, 'services/account/src/demand.ts', 'export const demand = () => process.env.HOME;', 'process.env'],
]; // prettier-ignore

const GOOD = [
  ['services/account/src/o.service.ts', `export class OService { constructor(${FIVE_AND_ROWS}) {} }`],
  ['mf-play/src/features/a/goals.dialog.tsx', 'export const GoalsDialog = 1;'],
  ['mf-play/src/engine/clock.ts', 'export const pause = 1; export const eachFrame = 2;'],
  ['packages/forms/src/create-field.ts', 'export const createField = 1;'],
  ['services/account/src/m.controller.ts',
    "import { AllRepository } from './all.repository.ts'; export class MController { constructor(readonly all: AllRepository) {} }"],
  ['services/assistant/src/m.queries.ts', 'export const M = sql<Row>`select 1`; export const N = preparedSql<Row>(\'n\')`select 2`;'],
  ['services/account/src/g.service.ts', "export const G = 'with a plan'; export const H = 'update the page';"],
  ['shell/src/boot/fetch-list.ts', "export const fetchList = () => fetch('/list.json');"],
  ['services/account/src/demand-user.ts', 'export function demandUser() {}'],
  ['services/account/src/index.ts', "export * from './demand-user.ts';"],
  ['services/account/src/migrations/1-things.ts', 'export class Things1 {}'],
  ['packages/world/src/told.rules.ts', 'export const told = 1;'],
  ['services/account/src/c.service.ts', 'export class CService { constructor(@Inject(LIMIT) readonly a: number) {} }'],
]; // prettier-ignore

/** Tests beside rules: the second has another one in mind. */
const BESIDE = [
  ['packages/world/src/told.rules.test.ts', "import { told } from './told.rules.ts';"],
  ['services/learning/src/untold.rules.spec.ts', "import { told } from './told.rules.ts';"],
];

/** In a folder of the name that a known-bad one has too. */
const TWIN = ['services/account/src/pens/gate.ts', 'export const gate = 1;'];

let root;
/** What the linter says of each file: one run for all of them, since starting it takes longest. */
const said = {};

function write(file, text) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function lintAll() {
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const ours = JSON.parse(stdout).diagnostics.filter(({ code }) => /^burrow|restricted|max-lines/.test(code));
  Object.assign(
    said,
    Object.groupBy(ours, ({ filename }) => filename),
  );
}

before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'burrow-rules-'));
  const config = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'));
  config.jsPlugins = config.jsPlugins.map(plugin => path.join(ROOT, plugin));
  write('.oxlintrc.json', JSON.stringify(config));
  for (const [, file, text] of KNOWN_BAD) write(file, text);
  for (const [file, text] of [...GOOD, ...BESIDE, TWIN]) write(file, text);
  lintAll();
});
after(() => rmSync(root, { recursive: true }));

test('no two files of the cases have one name', () => {
  const files = [...KNOWN_BAD.map(([, file]) => file), ...[...GOOD, ...BESIDE, TWIN].map(([file]) => file)];
  assert.equal(new Set(files).size, files.length);
});

for (const [rule, file, , part] of KNOWN_BAD) {
  test(`${rule} refuses ${file}`, () => {
    const messages = said[file] ?? [];
    assert.deepEqual(
      messages.map(({ code }) => code),
      [rule],
    );
    assert.ok(messages[0].message.includes(part), messages[0].message);
  });
}

for (const [file] of GOOD) {
  test(`${file} passes`, () => assert.equal(said[file], undefined));
}
