import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The page knows the hashes of a remote that comes from another origin, see shell/src/boot/integrity.ts. */
const demandOf = (element: string, url: string): string =>
  `if (self.burrowIntegrity) ${element}.integrity = self.burrowIntegrity(${url});`;

/** Lets the scripts and styles that a build loads later have an `integrity`, as its entry has. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', compilation => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        source => `${source}\n${demandOf('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${demandOf(tag, href)}`,
      );
    });
  }
}
