import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from './fastify.types.ts';

interface RawConfig {
  readonly takesRawBody?: true;
}

/** Gives a handler the body as the text that was sent: somebody signed its bytes. The handler reads it itself. */
export const RawBody = () => RouteConfig({ takesRawBody: true } satisfies RawConfig);

/** Whether the handler of a request wants the body's text. */
export const wantsRawBody = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  (routeOptions.config as RawConfig).takesRawBody ?? false;
