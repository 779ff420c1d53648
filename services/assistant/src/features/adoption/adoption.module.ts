import { Module } from '@nestjs/common';
import { AdoptionHandler } from './adoption.handler.ts';

@Module({ providers: [AdoptionHandler] })
export class AdoptionModule {}
