import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { SURFACES } from './surfaces.table.mjs';

export const ROOT = path.join(import.meta.dirname, '../..');
const OUT = path.join(ROOT, '.cache/surfaces');

const FORMAT = {
  getCanonicalFileName: name => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

export const nameOf = folder => `@burrow/${path.basename(folder)}`;
export const declarationOf = (folder, entry) => path.join(OUT, folder, 'src', `${entry}.d.ts`);

/** Where each entry's declarations are, by the name by which other packages import it. */
export function declarationPaths() {
  const entries = SURFACES.flatMap(({ folder }) => {
    const { exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([key, file]) =>
      /^\.\/src\/.*\.tsx?$/.test(file) && !file.includes('/testing/')
        ? [[nameOf(folder) + key.slice(1), [path.join(OUT, folder, file.replace(/\.tsx?$/, '.d.ts'))]]]
        : [],
    );
  });
  return Object.fromEntries(entries);
}

/** Files name each other as published ones do: API Extractor takes `./x.ts` for another package's. */
export const withJs = text =>
  text.replace(/((?:from |import |import\()(["'])\.{1,2}\/[^"']+)\.tsx?\2/g, '$1.js$2');

/** Writes the declarations of the packages of the table, from their sources, below node_modules/.cache. */
export function emitTypes() {
  const rootNames = SURFACES.flatMap(({ folder }) => {
    const { exports } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    const sources = Object.values(exports).filter(
      file => /^\.\/src\/.*\.tsx?$/.test(file) && !file.includes('/testing/'),
    );
    return sources.map(file => path.join(ROOT, folder, file));
  });
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.web.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [] },
    ts.sys,
    ROOT,
    { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: ROOT, outDir: OUT },
    path.join(ROOT, 'tsconfig.web.json'),
  );
  const program = ts.createProgram({ rootNames, options });
  const { diagnostics } = program.emit(undefined, (file, text) =>
    ts.sys.writeFile(file, withJs(text), false),
  );
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, FORMAT));
}
