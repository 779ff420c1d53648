import {
  type Context,
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { failureCode } from '../errors/failure-code.ts';
import type { FastifyInstance, FastifyRequest } from '../http/fastify.types.ts';
import { tracerOf } from './start-tracing.ts';

const TRACER = createContextKey('burrow tracer');

/** Headers by which a trace goes on: those that somebody else has sent are not passed on. */
export const TRACE_HEADERS: readonly string[] = ['traceparent', 'tracestate', 'baggage'];

/** Returns the headers by which whoever is called goes on with the caller's trace. */
export function traceHeaders(): Record<string, string> {
  const headers = {};
  propagation.inject(context.active(), headers);
  return headers;
}

function begin(tracer: Tracer, request: FastifyRequest, from: Context): { span: Span; within: Context } {
  const { method, id } = request;
  const route = request.routeOptions.url ?? 'unknown';
  // Never the URL: it has ids and tokens in it.
  const attributes = { 'http.request.method': method, 'http.route': route, 'burrow.request_id': id };
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
  return { span, within: trace.setSpan(from, span).setValue(TRACER, tracer) };
}

function end(span: Span, request: FastifyRequest, status: number): void {
  span.setAttribute('http.response.status_code', status);
  const code = failureCode(request);
  if (code !== undefined) span.setAttribute('error.type', code);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Traces what a service answers, if this process does so at all.
 * @param goesOn whether the caller's trace goes on; what is reachable from the internet begins its own
 */
export function useTracing(fastify: FastifyInstance, service: string, goesOn: boolean): void {
  const tracer = tracerOf(service);
  if (!tracer) return;
  const begun = new WeakMap<FastifyRequest, ReturnType<typeof begin>>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const from = goesOn ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    begun.set(request, begin(tracer, request, from));
    done();
  });
  // Once the body is read: a listener of the socket, which reads it, would lose it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const known = begun.get(request);
    if (known) context.with(known.within, done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const known = begun.get(request);
    if (known) end(known.span, request, reply.raw.statusCode);
    done();
  });
}

/** Begins a part of what is being answered; undefined if nothing is, or it is not traced. Returns the function that ends it. */
export function beginPart(
  name: string,
  attributes: Readonly<Record<string, string>>,
): ((error?: unknown) => void) | undefined {
  const within = context.active();
  const tracer = within.getValue(TRACER) as Tracer | undefined;
  if (!tracer || !trace.getSpan(within)?.isRecording()) return undefined;
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within);
  return error => {
    // What a database says of an error may have a value in it.
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
}
