import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in received. */
export interface Received {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

export interface StandIn {
  readonly url: string;
  readonly received: Received[];
  /** How it answers from now on. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A completion with this content, as an endpoint for chat completions returns it. */
export const completion =
  (content: string) =>
  (response: ServerResponse): void => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

/** A real server on loopback that speaks chat completions. */
export async function startStandIn(): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void read(request).then(text => {
      const { authorization } = request.headers;
      received.push({
        path: request.url ?? '',
        authorization,
        body: JSON.parse(text) as Record<string, unknown>,
      });
      standIn.answer(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const standIn: StandIn = {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    answer: completion('{"text": "Count the tiles up to the carrot."}'),
    close: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
  return standIn;
}
