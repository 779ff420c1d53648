import { StartError } from '@burrow/service-kit';
import { createServer } from 'node:net';
import { once } from 'node:events';

/** Finds out, before anything is started, which port is available: the requested one, or any for 0. @throws StartError */
export async function findPort(host: string, port: number): Promise<number> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
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
