import type { FastifyInstance, FastifyReply } from '@burrow/service-kit';
import { createRequire } from 'node:module';
import path from 'node:path';
import { documentPolicy } from '../security/index.ts';

const SWAGGER_FILES = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Burrow: the API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null, supportedSubmitMethods: ['get'] });
`;

/** The page that shows the API's document, with the same policy as the site's documents. */
export function useDocsRoutes(fastify: FastifyInstance): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const own = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply
      .header('content-security-policy', documentPolicy([]))
      .header('content-type', `${type}; charset=utf-8`)
      .header('cache-control', 'no-cache')
      .send(text);
  fastify.get('/api/docs', (_request, reply) => own(reply, 'text/html', PAGE));
  fastify.get('/api/docs/start.js', (_request, reply) => own(reply, 'text/javascript', START));
  fastify.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const { file } = request.params;
    if (!SWAGGER_FILES.has(file)) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=3600').sendFile(file, folder);
  });
}
