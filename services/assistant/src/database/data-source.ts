import { commandDataSource } from '@burrow/service-kit';
import { ASSISTANT_SCHEMA } from './assistant.schema.ts';

/** For TypeORM's command, built: `npx typeorm migration:show -d services/assistant/dist/database/data-source.js`. */
export const dataSource = commandDataSource(ASSISTANT_SCHEMA);
