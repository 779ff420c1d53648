import { commandDataSource } from '@burrow/service-kit';
import { LEARNING_SCHEMA } from './learning.schema.ts';

/** For TypeORM's command, built: `npx typeorm migration:show -d services/learning/dist/database/data-source.js`. */
export const dataSource = commandDataSource(LEARNING_SCHEMA);
