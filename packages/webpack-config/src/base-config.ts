import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import { type BrotliOptions, constants } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { antdRules, themeAlias, withoutAbsentParts } from './antd-rules.ts';
import { beside } from './beside.ts';
import { FoldersPlugin } from './folders-plugin.ts';
import { phaserAlias, phaserFeatures } from './phaser-parts.ts';
import type { WebProject } from './project.ts';

export type Mode = 'production' | 'development';

const BROWSERS = 'chrome >= 109, firefox >= 115, safari >= 16.4';

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      env: { targets: BROWSERS },
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    },
  },
};

const styles: RuleSetRule = { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] };

const assets: RuleSetRule = { test: /\.(png|webp|svg|woff2|ogg|mp3)$/, type: 'asset/resource' };

/** Its entry has two more editors, with a library each, which it does not declare as free of side effects. */
const reactAce: RuleSetRule = { test: /[\\/]react-ace[\\/]lib[\\/]/, sideEffects: false };
const rawTexts: RuleSetRule = { resourceQuery: /raw/, type: 'asset/source' };

/** Also in packages that were installed, where they are JavaScript. */
const textsByLanguage: RuleSetRule = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules[\\/](?!@burrow[\\/])/,
  enforce: 'pre',
  use: beside('./texts.loader'),
};

function compression(): WebpackPluginInstance[] {
  const test = /\.(js|css|html|json|svg|map|tsj)$/;
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return [
    new CompressionPlugin({ test, algorithm: 'gzip', filename: '[path][base].gz', threshold: 512 }),
    new CompressionPlugin<BrotliOptions>({
      test,
      algorithm: 'brotliCompress',
      compressionOptions: brotli,
      filename: '[path][base].br',
      threshold: 512,
    }),
  ];
}

/** What the host's and the remotes' builds have in common. */
export function baseConfig(project: WebProject, mode: Mode, outputPath: string): Configuration {
  const production = mode === 'production';
  return {
    mode,
    context: project.directory,
    target: 'web',
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: project.federatedName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      alias: { ...phaserAlias(project), ...themeAlias() },
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['burrow-source', 'import', 'module', 'browser', 'default'],
    },
    module: { rules: [rawTexts, textsByLanguage, reactAce, scripts, styles, assets, ...antdRules] },
    plugins: [
      ...phaserFeatures(project),
      new webpack.NormalModuleReplacementPlugin(/\/Dom\/dynamicCSS(\.js)?$/, '@burrow/ui/adopted-styles'),
      withoutAbsentParts(),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new FoldersPlugin(project),
      ...(production ? compression() : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(project.directory, 'node_modules/.cache/webpack'),
    },
  };
}
