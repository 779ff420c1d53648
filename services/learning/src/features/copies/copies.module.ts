import { Module } from '@nestjs/common';
import { AdoptionHandler } from '../adoption/adoption.handler.ts';
import { ClassesHandler } from './classes.handler.ts';
import { EntitlementsHandler } from './entitlements.handler.ts';
import { PeopleHandler } from './people.handler.ts';

/** What learning must know of others, so that a lesson goes on while they are down. */
@Module({ providers: [AdoptionHandler, ClassesHandler, EntitlementsHandler, PeopleHandler] })
export class CopiesModule {}
