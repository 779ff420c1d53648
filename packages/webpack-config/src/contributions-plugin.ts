import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const SOURCE = 'src/contributions.ts';

/** Where a release has the types of what it offers to other areas, relative to its manifest. */
const PUBLISHED = 'types/contributions.d.ts';

/** The same, or undefined for a remote that declares none. */
export const contributionsOf = (directory: string): string | undefined =>
  existsSync(path.join(directory, SOURCE)) ? PUBLISHED : undefined;

/**
 * Returns the declarations of a file that other repositories can read.
 * @throws Error if it names what is not a package, or leaves a type to be inferred
 */
export async function declarationsOf(text: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const own = ts.preProcessFile(text).importedFiles.find(({ fileName }) => fileName.startsWith('.'));
  if (own)
    throw new Error(`${SOURCE} imports ${own.fileName}: it is published alone, so it imports packages only.`);
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, {
    fileName: path.basename(SOURCE),
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
  });
  const [first] = diagnostics;
  if (first) throw new Error(`${SOURCE}: ${ts.flattenDiagnosticMessageText(first.messageText, '\n')}`);
  return outputText;
}

/** Publishes with a release the types of what it offers to other areas. */
export class ContributionsPlugin {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  apply(compiler: Compiler): void {
    if (!contributionsOf(this.directory)) return;
    const file = path.join(this.directory, SOURCE);
    compiler.hooks.thisCompilation.tap('ContributionsPlugin', compilation => {
      compilation.fileDependencies.add(file);
      compilation.hooks.processAssets.tapPromise('ContributionsPlugin', async () => {
        const text = await declarationsOf(readFileSync(file, 'utf8'));
        compilation.emitAsset(PUBLISHED, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}
