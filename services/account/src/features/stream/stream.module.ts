import { Module } from '@nestjs/common';
import { StreamController } from './stream.controller.ts';
import { StreamHandler } from './stream.handler.ts';
import { StreamHubService } from './stream-hub.service.ts';

/** Tells open pages what changed. */
@Module({ controllers: [StreamController], providers: [StreamHandler, StreamHubService] })
export class StreamModule {}
