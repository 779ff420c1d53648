import { EventHandlers, registerCopies } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AdoptionHandler } from '../adoption/index.ts';
import { forgetClassEntry, keepClassEntry } from './class-entry-copy.handler.ts';
import { copies } from './copies.ts';

/** Copies of others' data, so that the assistant helps while other services are down. */
@Module({ providers: [AdoptionHandler] })
export class CopiesModule {
  constructor(handlers: EventHandlers) {
    registerCopies(handlers, copies);
    handlers.on('organization/class-changed', forgetClassEntry);
    handlers.on('organization/class-entry-changed', keepClassEntry);
  }
}
