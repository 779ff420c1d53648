import { commandDataSource } from '@burrow/service-kit';
import { ORGANIZATION_SCHEMA } from './organization.schema.ts';

/** For TypeORM's command, built: `npx typeorm migration:show -d services/organization/dist/database/data-source.js`. */
export const dataSource = commandDataSource(ORGANIZATION_SCHEMA);
