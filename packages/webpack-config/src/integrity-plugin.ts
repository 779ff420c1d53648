import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * The page knows the hashes of a remote that comes from another origin, and whether this origin fails: see
 * shell/src/boot/integrity.ts and elsewhere.ts.
 */
const demandOf = (element: string, property: 'src' | 'href', url: string): string =>
  [
    `if (self.burrowSource) ${element}.${property} = self.burrowSource(${url});`,
    `if (self.burrowIntegrity) ${element}.integrity = self.burrowIntegrity(${element}.${property});`,
  ].join('\n');

/** Lets the scripts and styles that a build loads later have an `integrity`, as its entry has, and come from the site if they must. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        source => `${source}\n${demandOf('script', 'src', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${demandOf(tag, 'href', href)}`,
      );
    });
  }
}
