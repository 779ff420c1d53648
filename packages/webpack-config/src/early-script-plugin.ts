import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const NAME = 'early';

/**
 * Builds ./src/early.ts into a separate script, without the federation runtime, and puts it first in the
 * document: it runs while everything else is still loading.
 */
export class EarlyScriptPlugin {
  apply(compiler: Compiler): void {
    let file = '';
    compiler.hooks.make.tapPromise('EarlyScriptPlugin', async compilation => {
      file = await this.#build(compilation, compiler.context);
    });
    compiler.hooks.compilation.tap('EarlyScriptPlugin', compilation => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('EarlyScriptPlugin', data => {
        const attributes = { async: true, src: data.publicPath + file };
        data.headTags.unshift({ tagName: 'script', voidTag: false, attributes, meta: { plugin: NAME } });
        return data;
      });
    });
  }

  #build(compilation: Compilation, context: string): Promise<string> {
    const entry = new webpack.EntryPlugin(context, './src/early.ts', { name: NAME });
    const child = compilation.createChildCompiler(NAME, { filename: `${NAME}.[contenthash:8].js` }, [entry]);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    child.runAsChild((error, _entries, built) => {
      const [problem] = built?.errors ?? [];
      const file = [...(built?.namedChunks.get(NAME)?.files ?? [])][0];
      if (error ?? problem ?? !file) reject(error ?? problem ?? new Error('./src/early.ts gave no script'));
      else if (file) resolve(file);
    });
    return promise;
  }
}
