import { Controller, Get, Header, type Type } from '@nestjs/common';
import { type EndpointOwner, openApiDocument } from '@burrow/contracts';
import { Public } from '../identity/identity.guard.ts';

export const API_VERSION = '0.1.0';

/** Creates a controller that serves the OpenAPI document of the named services. */
export function openApiController(owners: readonly EndpointOwner[]): Type {
  /** Written when somebody asks for it: that takes longer than half of what else a service does to start. */
  let text: string | undefined;

  @Public()
  @Controller('api/openapi.json')
  class OpenApiController {
    @Get()
    @Header('content-type', 'application/json; charset=utf-8')
    @Header('cache-control', 'no-cache')
    document() {
      return (text ??= JSON.stringify(openApiDocument(owners, API_VERSION)));
    }
  }
  return OpenApiController;
}
