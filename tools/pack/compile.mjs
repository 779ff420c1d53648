import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withJs } from '../surfaces/emit-types.mjs';
import { ROOT } from './packed-packages.mjs';
import { publishedImports } from './published-imports.mjs';

const FORMAT = {
  getCanonicalFileName: name => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

const parsed = folder =>
  ts.getParsedCommandLineOfConfigFile(
    path.join(folder, 'tsconfig.json'),
    {
      noEmit: false,
      noCheck: true,
      declaration: true,
      rewriteRelativeImportExtensions: false,
      rootDir: ROOT,
      outDir: path.join(ROOT, 'lib'),
    },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: error => {
        throw new Error(ts.formatDiagnostic(error, FORMAT));
      },
    },
  );

/** Folders that TypeScript can read together: for browsers, and for Node. */
function groups(folders) {
  const settings = folder => JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')).extends;
  return Object.values(Object.groupBy(folders, settings));
}

/** A style sheet that an entry brings along has no types; TypeScript repeats its import in the declarations. */
const withoutStyles = text => text.replaceAll(/^import '[^']+\.css';\n/gm, '');

/**
 * Compiles the sources of packages to JavaScript with declarations. `write` gets each file: the package's folder,
 * its path below `src`, its text. `isLeftOut` says which are not compiled.
 */
export function compile(folders, { isLeftOut, write }) {
  for (const group of groups(folders)) {
    const all = group.map(parsed);
    const rootNames = group.flatMap((folder, index) =>
      all[index].fileNames.filter(file => !isLeftOut(folder, path.relative(folder, file))),
    );
    const program = ts.createProgram({ rootNames, options: all[0].options });
    const { diagnostics } = program.emit(
      undefined,
      (file, text) => {
        const [, name, inner] = /\/lib\/packages\/([^/]+)\/src\/(.*)$/.exec(file.replaceAll('\\', '/')) ?? [];
        const folder = path.join(ROOT, 'packages', name ?? '');
        if (name && group.includes(folder))
          write(folder, inner, inner.endsWith('.d.ts') ? withoutStyles(withJs(text)) : text);
      },
      undefined,
      false,
      { before: [publishedImports] },
    );
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, FORMAT));
  }
}
