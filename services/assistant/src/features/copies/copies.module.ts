import { EventHandlers, registerCopies } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AdoptionHandler } from '../adoption/index.ts';
import { copies } from './copies.ts';

/** What the assistant must know of others, so that it helps while they are down. */
@Module({ providers: [AdoptionHandler] })
export class CopiesModule {
  constructor(handlers: EventHandlers) {
    registerCopies(handlers, copies);
  }
}
