import { EventHandlers, registerCopies } from '@burrow/service-kit';
import { Module } from '@nestjs/common';
import { AdoptionHandler } from '../adoption/adoption.handler.ts';
import { copies } from './copies.ts';

/** What learning must know of others, so that a lesson goes on while they are down. */
@Module({ providers: [AdoptionHandler] })
export class CopiesModule {
  constructor(handlers: EventHandlers) {
    registerCopies(handlers, copies);
  }
}
