import type { SchemaOptions } from '@burrow/service-kit';
import { VisitorEntity } from '../features/language/visitor.entity.ts';
import { CreateVisitors1763700000000 } from './migrations/1763700000000-create-visitors.ts';
import { RETENTION } from './retention.ts';

export const ACCOUNT_SCHEMA: SchemaOptions = {
  schema: 'account',
  entities: [VisitorEntity],
  migrations: [CreateVisitors1763700000000],
  retention: RETENTION,
};
