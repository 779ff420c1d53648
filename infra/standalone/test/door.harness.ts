import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to a database that can be shut: connections break, and new ones are refused. */
export interface Door {
  readonly url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a door on a separate port to the database of the URL. */
export async function openDoor(databaseUrl: string): Promise<Door> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const inner = connect(Number(behind.port), behind.hostname);
    for (const each of [socket, inner]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => {
        sockets.delete(each);
        socket.destroy();
        inner.destroy();
      });
    }
    socket.pipe(inner).pipe(socket);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    shut: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
    open: () => listen(port),
  };
}
