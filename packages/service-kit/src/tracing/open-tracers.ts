import { context, propagation, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setTimeout as delay } from 'node:timers/promises';
import { programVersion } from '../metrics/program-version.ts';

const CLOSE_MS = 2_000;

/** Makes a tracer for each service of a process; all send to one collector. */
export interface Tracers {
  of(service: string): Tracer;
  /** Sends what waits, if the collector takes it at once, and ends. */
  close(): Promise<void>;
}

/**
 * Starts to send traces to a collector, by OTLP over HTTP.
 * @param share of the requests that are not part of a trace already
 * @param onError told of what could not be sent
 */
export function openTracers(endpoint: string, share: number, onError: (error: unknown) => void): Tracers {
  setGlobalErrorHandler(onError);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const processor = new BatchSpanProcessor({ exporter });
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
  return {
    of: service => {
      const resource = resourceFromAttributes({
        'service.namespace': 'burrow',
        'service.name': service,
        'service.version': programVersion(),
      });
      return new TracerProvider({ resource, sampler, spanProcessors: [processor] }).getTracer('burrow');
    },
    // A collector that is away is asked again and again, for longer than a process may take to end.
    close: () => Promise.race([processor.shutdown(), delay(CLOSE_MS, undefined, { ref: false })]),
  };
}
