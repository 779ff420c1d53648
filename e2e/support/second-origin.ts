import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server of files on an origin of its own, as a CDN is one. */
export interface SecondOrigin {
  readonly url: string;
  /** The paths that it has served. */
  readonly served: string[];
  /** Appends a text to a file from now on, which is named without its folder and hash; '' is as it was. */
  change(name: string, text: string): void;
  close(): void;
}

/** Serves a folder with what docs/adr/0034 asks of a CDN. */
export async function startSecondOrigin(folder: string): Promise<SecondOrigin> {
  const served: string[] = [];
  const changes = new Map<string, string>();
  const bytesOf = async (pathname: string): Promise<Buffer> => {
    const bytes = await readFile(path.join(folder, pathname));
    const name = path.basename(pathname).replace(/\.[0-9a-f]{8}(?=\.)/, '');
    return Buffer.concat([bytes, Buffer.from(changes.get(name) ?? '')]);
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://cdn');
    bytesOf(pathname).then(
      bytes => {
        served.push(pathname);
        response.writeHead(200, {
          'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    served,
    change: (name, text) => void changes.set(name, text),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
