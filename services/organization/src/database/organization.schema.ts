import { SERVICES } from '@burrow/contracts';
import type { SchemaOptions } from '@burrow/service-kit';
import { ClassEntity } from './entities/class.entity.ts';
import { MemberEntity } from './entities/member.entity.ts';
import { OrganizationEntity } from './entities/organization.entity.ts';
import { CreateOrganization1795403159498 } from './migrations/1795403159498-create-organization.ts';

export const ORGANIZATION_SCHEMA: SchemaOptions = {
  schema: SERVICES.organization.schema,
  entities: [ClassEntity, MemberEntity, OrganizationEntity],
  migrations: [CreateOrganization1795403159498],
};
