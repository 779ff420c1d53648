import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer, Middleware } from 'webpack-dev-server';

/** What webpack-cli passes to a configuration: `webpack serve` sets WEBPACK_SERVE. */
export interface CliEnvironment {
  readonly WEBPACK_SERVE?: boolean;
  /** `--env release=1.4.0 --env folder=/tmp/x`: a build of that version in a folder of its own. */
  readonly release?: string;
  readonly folder?: string;
}

const PLATFORM = 'http://localhost:8080';
const OF_THE_PLATFORM = [
  '/api',
  '/remotes',
  '/remotes.json',
  '/config.json',
  '/python',
  '/assets/characters',
];

/** Lets every document use shared memory. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const pageOf = (title: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const neighbour = (folder: string): string => fileURLToPath(new URL(`../../${folder}`, import.meta.url));

/** Builds of our other packages; a remote in a repository of its own has none. */
const BUILT = [
  { project: 'python', built: 'web', publicPath: '/python' },
  { project: 'art', built: 'portraits', publicPath: '/assets/characters/portraits' },
]
  .filter(({ project }) => existsSync(neighbour(project)))
  .map(({ project, built, publicPath }) => ({
    directory: neighbour(`${project}/dist/${built}`),
    publicPath,
  }));

/** Every path serves the application; a change reloads it. */
const devServer: DevServer = {
  host: '127.0.0.1',
  headers: ISOLATION,
  historyApiFallback: true,
  hot: false,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
};

const mockWorker: Middleware = {
  name: 'mock-service-worker',
  path: '/mockServiceWorker.js',
  middleware: (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/javascript');
    createReadStream(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))).pipe(response);
  },
};

/** As the platform does for a new visitor. */
const startPage: Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
  if (request.url === '/') response.writeHead(302, { Location: '/en/' }).end();
  else next();
};

const inMemory = (config: Configuration): Configuration['output'] => ({
  ...config.output,
  publicPath: '/',
  filename: '[name].js',
  chunkFilename: '[name].js',
});

/**
 * A remote on its own: its `src/testing/dev.tsx` on a page of its own. Python and portraits come from their
 * builds; the entry answers the calls itself, for which msw's worker is served.
 */
export function remoteAlone(config: Configuration, name: string): Configuration {
  return {
    ...config,
    entry: { dev: './src/testing/dev.tsx' },
    output: inMemory(config),
    plugins: [...(config.plugins ?? []), new HtmlWebpackPlugin({ templateContent: pageOf(`${name} alone`) })],
    stats: 'errors-warnings',
    devServer: {
      ...devServer,
      setupMiddlewares: middlewares => [startPage, mockWorker, ...middlewares],
      static: BUILT,
    },
  };
}

/** The host in front of a running platform, which serves everything but the host's own files. */
export function hostBeforePlatform(config: Configuration): Configuration {
  return {
    ...config,
    output: inMemory(config),
    stats: 'errors-warnings',
    devServer: {
      ...devServer,
      proxy: [{ context: OF_THE_PLATFORM, target: PLATFORM }],
      setupMiddlewares: middlewares => [startPage, ...middlewares],
    },
  };
}
