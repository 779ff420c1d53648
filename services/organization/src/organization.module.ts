import { type Database, EventHandlers, ServiceBasicsModule, type ServiceKeys } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ORGANIZATION_SCHEMA } from './database/organization.schema.ts';
import { OrganizationEventsService } from './events/organization-events.service.ts';
import { ClassTeachersController } from './features/class-teachers/index.ts';
import {
  ChangeClassesService,
  ClassAccessService,
  ClassesController,
  ClassListRepository,
} from './features/classes/index.ts';
import { ChangeOrganizationService, CurrentController } from './features/current/index.ts';
import { EraseMemberHandler } from './features/erasure/index.ts';
import { MembersService } from './members/members.service.ts';

@Module({
  controllers: [ClassesController, ClassTeachersController, CurrentController],
  providers: [
    ChangeClassesService,
    ChangeOrganizationService,
    ClassAccessService,
    ClassListRepository,
    EraseMemberHandler,
    MembersService,
    OrganizationEventsService,
  ],
})
export class OrganizationModule {
  constructor(handlers: EventHandlers, members: EraseMemberHandler) {
    handlers.on('account/user-removed', ({ user_id }, tx) => members.erase(user_id, tx));
  }

  static register(database: Database, keys: ServiceKeys): DynamicModule {
    const basics = { name: 'organization', database, schema: ORGANIZATION_SCHEMA, keys } as const;
    return { module: OrganizationModule, imports: [ServiceBasicsModule.register(basics)] };
  }
}
