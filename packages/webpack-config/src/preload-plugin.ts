import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const NAMES = ['bootstrap', 'base'];

const tag = (attributes: Record<string, string>): HtmlWebpackPlugin.HtmlTagObject => ({
  tagName: 'link',
  voidTag: true,
  attributes,
  meta: { plugin: 'PreloadPlugin' },
});

function filesOf({ namedChunks }: Compilation): string[] {
  return NAMES.flatMap(name => [...(namedChunks.get(name)?.files ?? [])]);
}

/** Lists in the document what the entry will load immediately, so that both are fetched together. */
export class PreloadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', compilation => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadPlugin', data => {
        const files = filesOf(compilation).map(file => data.publicPath + file);
        const scripts = files.filter(file => file.endsWith('.js'));
        const styles = files.filter(file => file.endsWith('.css'));
        data.headTags.push(
          ...scripts.map(href => tag({ rel: 'preload', as: 'script', href })),
          ...styles.map(href => tag({ rel: 'stylesheet', href })),
        );
        return data;
      });
    });
  }
}
