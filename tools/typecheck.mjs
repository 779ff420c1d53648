// Checks the types of every project, in two processes that read and parse each file once: `tsc` for each project
// parses React, Nest and the packages' sources again and rechecks what its neighbours own.
// `npm run typecheck -w mf-play` checks one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '..');
const SELF = fileURLToPath(import.meta.url);
/** What is checked in parallel: the front end is about as much as all the rest. */
const HALVES = ['web', 'rest'];

const FORMAT = {
  getCanonicalFileName: name => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/** The tsconfig.json of every workspace; each must have one, so that none goes unchecked. */
function configsOf(half) {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const folders = globSync(workspaces, { cwd: ROOT }).filter(folder =>
    existsSync(path.join(ROOT, folder, 'package.json')),
  );
  const configs = folders.map(folder => path.join(ROOT, folder, 'tsconfig.json'));
  return configs.filter(config => readFileSync(config, 'utf8').includes('tsconfig.web') === (half === 'web'));
}

/** Reads and parses for all programs of a half; a file's module kind depends on the project's options. */
function sharedHost(ts, options, parsed) {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  const { module, moduleResolution, jsx } = options;
  host.getSourceFile = (name, language, ...rest) => {
    const key = JSON.stringify([name, language, module, moduleResolution, jsx]);
    if (!parsed.has(key)) parsed.set(key, parse(name, language, ...rest));
    return parsed.get(key);
  };
  return host;
}

/** Errors in a project's own files; those of its neighbours are checked with their own settings. */
function check(ts, config, parsed) {
  const found = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: error => {
        throw new Error(ts.formatDiagnostic(error, FORMAT));
      },
    },
  );
  const host = sharedHost(ts, found.options, parsed);
  const program = ts.createProgram({
    rootNames: found.fileNames,
    options: found.options,
    host,
    configFileParsingDiagnostics: found.errors,
  });
  const own = found.fileNames.map(name => program.getSourceFile(name));
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap(file => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}

async function checkHalf(half) {
  const { default: ts } = await import('typescript');
  const parsed = new Map();
  const errors = configsOf(half).flatMap(config => check(ts, config, parsed));
  process.stdout.write(
    ts.formatDiagnosticsWithColorAndContext(ts.sortAndDeduplicateDiagnostics(errors), FORMAT),
  );
  process.exitCode = errors.length > 0 ? 1 : 0;
}

async function checkAll() {
  const children = HALVES.map(half => spawn(process.execPath, [SELF, half], { stdio: 'inherit' }));
  const statuses = await Promise.all(children.map(async child => (await once(child, 'exit'))[0]));
  process.exitCode = statuses.every(status => status === 0) ? 0 : 1;
}

await (process.argv[2] ? checkHalf(process.argv[2]) : checkAll());
