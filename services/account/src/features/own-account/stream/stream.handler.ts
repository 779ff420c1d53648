import type { EventType } from '@burrow/contracts';
import { EventHandlers } from '@burrow/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TOLD_OF } from './stream.rules.ts';
import { tellStream } from './stream-messages.queries.ts';

/** Tells open pages about events, in the transaction in which account handles them. */
@Injectable()
export class StreamHandler implements OnModuleInit {
  constructor(private readonly handlers: EventHandlers) {}

  onModuleInit(): void {
    for (const type of Object.keys(TOLD_OF) as EventType[]) this.tellOf(type);
  }

  private tellOf<Type extends EventType>(type: Type): void {
    this.handlers.on(type, async (data, tx) => {
      const told = TOLD_OF[type]?.(data);
      if (told) await tellStream(tx, told.topic, told.audience);
    });
  }
}
