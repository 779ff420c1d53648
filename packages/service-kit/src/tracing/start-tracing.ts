import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Tracers } from './open-tracers.ts';
import type { TracingSettings } from './tracing.schema.ts';

let tracers: Tracers | undefined;

/** Returns the tracer of a service; undefined while nothing is traced. */
export const tracerOf = (service: string): Tracer | undefined => tracers?.of(service);

/**
 * Traces what is created from now on in this process, if the settings name a collector. Only then is OpenTelemetry's SDK
 * loaded.
 */
export async function startTracing(settings: TracingSettings, logger: Logger): Promise<AsyncDisposable> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return { [Symbol.asyncDispose]: async () => {} };
  const { openTracers } = await import('./open-tracers.ts');
  const opened = openTracers(endpoint, share, err => logger.warn({ err }, 'traces could not be sent'));
  tracers = opened;
  return {
    [Symbol.asyncDispose]: async () => {
      tracers = undefined;
      await opened.close();
    },
  };
}
