import { ENDPOINTS, LevelDraftSchema } from '@burrow/contracts';
import { CurrentIdentity, type Identity, InjectPool, routePath } from '@burrow/service-kit';
import { Body, Controller, Param, Put, Inject } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod';
import { viewError } from '../../access/access.rules.ts';
import { demandAccess } from '../../access/demand-access.ts';
import { Catalogue } from '../../content/catalogue.ts';
import { standingOf } from '../../learners/learner.ts';
import { storableCode } from '../../learners/storable-code.ts';

const { path, params } = ENDPOINTS.saveDraft;

const KEEP = `
  insert into learning.progress (learner_kind, learner_id, course, level, status, draft_code)
  values ($1, $2, $3, $4, 'not_started', $5)
  on conflict (learner_kind, learner_id, course, level)
  do update set draft_code = excluded.draft_code, updated_at = now()`;

@Controller()
export class DraftsController {
  private readonly pool: pg.Pool;
  private readonly catalogue: Catalogue;

  constructor(@InjectPool() pool: pg.Pool, @Inject(Catalogue) catalogue: Catalogue) {
    this.pool = pool;
    this.catalogue = catalogue;
  }

  @Put(routePath(path))
  async save(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: params }) { slug }: z.output<typeof params>,
    @Body({ schema: LevelDraftSchema }) draft: z.output<typeof LevelDraftSchema>,
  ): Promise<{ level_slug: string }> {
    const level = this.catalogue.level(slug, draft.level_slug);
    demandAccess(viewError(level.access, standingOf(identity)));
    await this.pool.query(KEEP, [identity.kind, identity.id, slug, level.slug, storableCode(draft.code)]);
    return { level_slug: level.slug };
  }
}
