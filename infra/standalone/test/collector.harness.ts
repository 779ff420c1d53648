import { createServer } from 'node:http';
import { once } from 'node:events';

/** What a collector is told of a span, with the service whose it is. */
export interface Span {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<Span, 'service'>[] }[];
  }[];
}

function spansIn(text: string): Span[] {
  const { resourceSpans } = JSON.parse(text) as Traces;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name');
    const service = named?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans }) => spans.map(span => ({ ...span, service })));
  });
}

/** Stands in for a collector: takes OTLP over HTTP, in JSON. */
export async function startCollector() {
  const texts: string[] = [];
  const server = createServer(async (incoming, answer) => {
    let text = '';
    for await (const chunk of incoming) text += String(chunk);
    if (incoming.url === '/v1/traces') texts.push(text);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** Everything that was sent. */
    text: () => texts.join('\n'),
    spans: () => texts.flatMap(spansIn),
    close: () => void server.close(),
  };
}
