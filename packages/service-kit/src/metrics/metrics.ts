import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { StartError } from '../config/setting.error.ts';
import { failureCode } from '../errors/failure-code.ts';
import { deepHealth, type Parts, partStates, type PartStates } from '../health/part-states.ts';
import type { FastifyInstance } from '../http/fastify.types.ts';
import { COUNTED } from './counted.ts';
import { programVersion } from './program-version.ts';

/** Numbers that are read at each scrape. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Returns the number for each value of the label. If it fails, the metric is left out of the scrape. */
  read(): Promise<Readonly<Record<string, number>>>;
}

/** Prometheus metrics of one process, and the health of what it depends on, on a separate port. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'service' | 'method' | 'route' | 'status'>;
  readonly #answers: Counter<'service' | 'method' | 'route' | 'code'>;
  #states: () => Promise<PartStates> = async () => ({});
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
    this.#answers = new Counter({
      name: 'api_answers_total',
      help: 'Answers that a service gave itself, by the code of the failure, or none.',
      labelNames: ['service', 'method', 'route', 'code'],
      registers: [this.#registry],
    });
    const version = new Gauge({
      name: 'burrow_info',
      help: 'The version of the program.',
      labelNames: ['version'],
      registers: [this.#registry],
    });
    version.set({ version: programVersion() }, 1);
  }

  /** Measures every request that the instance serves, by route pattern. */
  observe(fastify: FastifyInstance, service: string): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const status = reply.raw.statusCode;
      const labels = { service, method: request.method, route: request.routeOptions.url ?? 'unknown' };
      this.#durations.observe({ ...labels, status: String(status) }, reply.elapsedTime / 1_000);
      const code = failureCode(request) ?? (status < 400 ? 'none' : undefined);
      if (code !== undefined) this.#answers.inc({ ...labels, code });
      done();
    });
  }

  /**
   * Reports, at each scrape and at `/health/deep`, whether these parts are ready.
   * @param others says the same of parts that come and go
   */
  watch(parts: Parts, others: () => Promise<PartStates> = async () => ({})): void {
    this.#states = async () => ({ ...(await partStates(parts)), ...(await others()) });
    this.gauge({
      name: 'part_ready',
      help: 'Whether a part that this process depends on is ready: 1 or 0.',
      label: 'part',
      read: async () => {
        const states = Object.entries(await this.#states());
        return Object.fromEntries(states.map(([part, reason]) => [part, reason === null ? 1 : 0]));
      },
    });
  }

  /** Publishes numbers that are counted elsewhere. */
  gauge({ name, help, label, read }: GaugeSource): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const values = await read().catch(() => ({}));
        for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
      },
    });
  }

  /** Publishes a count by labels, whose values must be few. Returns the function that adds one. */
  counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): (labels: Readonly<Record<Label, string>>) => void {
    const counter = new Counter({ name, help, labelNames, registers: [this.#registry] });
    return labels => counter.inc(labels);
  }

  async listen(host: string, port: number): Promise<number> {
    this.#server = createServer((request, response) => void this.#answer(request.url, response));
    this.#server.listen(port, host);
    await once(this.#server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`Metrics cannot be served at port ${port} (${error.code}). Check METRICS_PORT.`);
    });
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #answer(url: string | undefined, response: ServerResponse): Promise<void> {
    if (url === '/metrics') {
      const text = await Registry.merge([this.#registry, COUNTED]).metrics();
      response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text);
    } else if (url === '/health/deep') {
      const health = deepHealth(await this.#states());
      response
        .writeHead(health.status === 'ok' ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(health));
    } else response.writeHead(404).end();
  }
}
