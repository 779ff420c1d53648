import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from '../http/fastify.types.ts';

/** Prometheus metrics of one process, served on a port of their own. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'service' | 'method' | 'route' | 'status'>;
  #server: Server | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['service', 'method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.#registry],
    });
  }

  /** Measures every request that the instance serves, by route pattern. */
  observe(fastify: FastifyInstance, service: string): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const labels = {
        service,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.raw.statusCode),
      };
      this.#durations.observe(labels, reply.elapsedTime / 1_000);
      done();
    });
  }

  async listen(host: string, port: number): Promise<number> {
    this.#server = createServer(async (request, response) => {
      if (request.url !== '/metrics') return response.writeHead(404).end();
      response
        .writeHead(200, { 'content-type': this.#registry.contentType })
        .end(await this.#registry.metrics());
    });
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}
