import { commandDataSource } from '@burrow/service-kit';
import { PAYMENT_SCHEMA } from './payment.schema.ts';

/** For TypeORM's command, built: `npx typeorm migration:show -d services/payment/dist/database/data-source.js`. */
export const dataSource = commandDataSource(PAYMENT_SCHEMA);
