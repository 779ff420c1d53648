import { SERVICES } from '@burrow/contracts';
import type { SchemaOptions } from '@burrow/service-kit';
import { AdviceEntity } from './entities/advice.entity.ts';
import { CreateAssistant1764100000000 } from './migrations/1764100000000-create-assistant.ts';
import { CopyOrganizations1795400000000 } from './migrations/1795400000000-copy-organizations.ts';
import { KeepTrails1796800000000 } from './migrations/1796800000000-keep-trails.ts';
import { CopyGuests1798400000000 } from './migrations/1798400000000-copy-guests.ts';
import { RETENTION } from './retention.queries.ts';

export const ASSISTANT_SCHEMA: SchemaOptions = {
  schema: SERVICES.assistant.schema,
  entities: [AdviceEntity],
  migrations: [
    CreateAssistant1764100000000,
    CopyOrganizations1795400000000,
    KeepTrails1796800000000,
    CopyGuests1798400000000,
  ],
  retention: RETENTION,
};
