// A copy of the checkout to generate into: libraries come from the checkout, our own packages from the copy.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { linkLibraries } from './link-libraries.mjs';

export const ROOT = path.join(import.meta.dirname, '../..');
const OWN = '{shell,mf-*,e2e,packages/*,services/*,infra/*}';
const CONTENT = 'packages/content/dist';

/** What nobody generates into, and nothing here reads. */
const isLeftOut = file => /^(e2e|bench|docs)\/.*\.\w+$/.test(file) && !file.endsWith('package.json');

const FOR_NEST = {
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
  verbatimModuleSyntax: false,
  erasableSyntaxOnly: false,
};

export class GeneratedCopy {
  static LANGUAGE = 'is';

  /** Those of the checkout. */
  static REMOTES = globSync('mf-*', { cwd: ROOT }).toSorted();

  /** Those of the checkout, and the generated one. */
  remotes = [...GeneratedCopy.REMOTES, 'mf-marsh'];

  /** Every file that a generator wrote. */
  written = new Set();

  constructor() {
    this.root = mkdtempSync(path.join(tmpdir(), 'burrow-gen-'));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of files.split('\n').filter(Boolean))
      if (!isLeftOut(file) && existsSync(path.join(ROOT, file)))
        cpSync(path.join(ROOT, file), path.join(this.root, file));
    linkLibraries(this.root);
    for (const folder of globSync('{shell,mf-*,packages/*}/{node_modules,dist}', { cwd: ROOT }))
      if (folder !== CONTENT) symlinkSync(path.join(ROOT, folder), path.join(this.root, folder));
    // What is rebuilt here must not be built into the checkout.
    cpSync(path.join(ROOT, CONTENT), path.join(this.root, CONTENT), { recursive: true });
    this.linkOwn();
  }

  /** As npm install does for projects that are new. */
  linkOwn() {
    for (const file of globSync(`${OWN}/package.json`, { cwd: this.root })) {
      const { name } = JSON.parse(readFileSync(path.join(this.root, file), 'utf8'));
      const place = path.join(this.root, 'node_modules', name);
      if (!existsSync(place)) symlinkSync(path.dirname(path.join(this.root, file)), place);
    }
  }

  /** What each generator makes, and a page of every remote. */
  generateAll() {
    this.gen('remote', 'marsh');
    this.gen('page', 'mf-marsh', 'reed-bed');
    for (const remote of GeneratedCopy.REMOTES) this.gen('page', remote, 'help-desk');
    this.gen('command', 'hop-over');
    this.gen('course', 'knitting');
    this.gen('service', 'weather');
    this.gen('endpoint', 'organization/school', 'count-gates');
    this.gen('endpoint', 'weather', 'count-clouds');
    this.gen('event', 'organization/gate-painted', 'weather');
    this.gen('language', GeneratedCopy.LANGUAGE);
    this.passes('.', process.execPath, 'tools/gen-level.mjs', 'python', 'loops-level9');
    this.linkOwn();
  }

  run(folder, command, ...given) {
    const { status, stdout, stderr } = spawnSync(command, given, {
      cwd: path.join(this.root, folder),
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        NODE_OPTIONS: '',
        NODE_TEST_CONTEXT: undefined,
      },
    });
    return { status, output: `${stdout}${stderr}` };
  }

  passes(...given) {
    const { status, output } = this.run(...given);
    assert.equal(status, 0, output);
    return output;
  }

  gen(...given) {
    const output = this.passes('.', process.execPath, 'tools/gen/gen.mjs', ...given);
    for (const file of output.slice(0, output.indexOf('\n\n')).split('\n')) this.written.add(file);
  }

  jest(folder, ...given) {
    const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
    return this.passes(folder, process.execPath, '--experimental-vm-modules', jest, ...given);
  }

  /**
   * Type errors in all that was written: one program, with the options of pages and what Nest needs besides. Files that
   * were not written are only looked up: their own projects check them.
   */
  typeErrors() {
    const own = [...this.written].filter(file => /\.tsx?$/.test(file));
    const settings = {
      extends: './mf-marsh/tsconfig.json',
      compilerOptions: FOR_NEST,
      files: [...own, 'mf-marsh/src/declarations.d.ts'],
    };
    const name = path.join(this.root, 'tsconfig.written.json');
    const parsed = ts.parseJsonConfigFileContent(settings, ts.sys, this.root, undefined, name);
    const program = ts.createProgram({ rootNames: parsed.fileNames, options: parsed.options });
    const found = [
      ...parsed.errors,
      ...program.getOptionsDiagnostics(),
      ...program.getGlobalDiagnostics(),
      ...own.flatMap(file => {
        const source = program.getSourceFile(path.join(this.root, file));
        return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      }),
    ];
    const format = {
      getCanonicalFileName: one => one,
      getCurrentDirectory: () => this.root,
      getNewLine: () => '\n',
    };
    return ts.formatDiagnostics(found, format);
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
