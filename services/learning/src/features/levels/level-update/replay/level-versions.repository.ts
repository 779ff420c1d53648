import { type WorldLevel, WorldLevelSchema } from '@burrow/contracts';
import { InjectPool } from '@burrow/service-kit';
import type { JudgedLevel } from '@burrow/world';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { Catalogue } from '../../../../content/catalogue.ts';
import { FORGET_VERSIONS, KEEP_VERSIONS, VERSION } from './level-versions.queries.ts';

/** The present version of a level and the two before it. */
const KEPT_VERSIONS = 3;

/** What of a level decides how a program ends there. */
function judgedPart(level: WorldLevel & Pick<JudgedLevel, 'variants'>): JudgedLevel {
  const { variants } = level;
  return { ...WorldLevelSchema.parse(level), ...(variants && { variants }) };
}

/**
 * The last versions of each level, of this process's content and of any that shared the database: a tab that is older
 * than a release sends records of a version that the content no longer has, and during a release the other side has
 * one that it does not have yet.
 */
@Injectable()
export class LevelVersionsRepository implements OnModuleInit {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly catalogue: Catalogue,
  ) {}

  async onModuleInit(): Promise<void> {
    const versions = this.catalogue.allLevels().map(([level, compiled]) => ({
      level,
      level_hash: compiled.level_hash,
      judged: judgedPart(compiled),
    }));
    await KEEP_VERSIONS.run(this.pool, [JSON.stringify(versions)]);
    await FORGET_VERSIONS.run(this.pool, [KEPT_VERSIONS]);
  }

  /**
   * Returns a version of a level; null if it is none of the last.
   * @param level `course/slug`
   */
  async find(level: string, levelHash: string): Promise<JudgedLevel | null> {
    const rows = await VERSION.rows(this.pool, [level, levelHash.replaceAll('\0', '')]);
    return rows[0]?.judged ?? null;
  }
}
