import { StartError } from '@burrow/service-kit';
import { createServer } from 'node:net';
import { once } from 'node:events';

/** Learns before anything is started whether the port can be had. @throws StartError */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Choose another with PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} is not allowed here. Choose another with PORT.`);
    throw new StartError(`This machine cannot listen on ${host}. Check HOST.`);
  } finally {
    server.close();
  }
}
