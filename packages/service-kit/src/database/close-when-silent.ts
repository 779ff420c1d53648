import type pg from 'pg';
import type { Socket } from 'node:net';

/** What pg's clients have and its types leave out. */
interface ClientInternals {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Socket };
}

const internalsOf = (client: pg.ClientBase): ClientInternals => client as unknown as ClientInternals;

const watched = new WeakSet<Socket>();

/**
 * Closes the connection if a statement is running and nothing is heard for so long: a server that is frozen ends no
 * statement by itself. Whoever waits for the statement gets an error; 0 waits for ever.
 */
export function closeWhenSilent(client: pg.ClientBase, silenceMs: number): void {
  const { stream } = internalsOf(client).connection;
  stream.setTimeout(silenceMs);
  if (watched.has(stream)) return;
  watched.add(stream);
  stream.on('timeout', () => {
    if (!internalsOf(client).readyForQuery) stream.destroy();
  });
}
