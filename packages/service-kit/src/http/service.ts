import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StartError } from '../config/setting.error.ts';
import { logAs } from '../logging/log-as.ts';
import { type AppOptions, createApp } from './create-app.ts';
import type { FastifyInstance } from './fastify.types.ts';

/** A service that is running in this process, with or without a socket. */
export interface Service {
  readonly name: string;
  readonly fastify: FastifyInstance;
  /** Serves a request that reached another part of this process. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Opens a socket and returns its address, `http://host:port`. */
  listen(host: string, port: number): Promise<string>;
  close(): Promise<void>;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use. Choose another with PORT.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} is not allowed here. Choose another with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}. Check HOST.`);
  }
  return error;
}

async function listen(app: NestFastifyApplication, host: string, port: number): Promise<string> {
  try {
    await app.listen(port, host);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, host, port);
  }
  const address = app.getHttpServer().address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Starts a service from its Nest module. */
export async function createService(module: DynamicModule, options: AppOptions): Promise<Service> {
  const app = await createApp(module, options);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  return {
    name: options.name,
    fastify,
    handle: (request, response) => fastify.routing(request, response),
    listen: (host, port) => listen(app, host, port),
    close: () => logAs(options.logger, () => app.close()),
  };
}
