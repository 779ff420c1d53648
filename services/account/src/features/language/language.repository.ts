import { Injectable, Inject } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { VisitorEntity } from './visitor.entity.ts';

const DAY_MS = 86_400_000;

@Injectable()
export class LanguageRepository {
  private readonly visitors: Repository<VisitorEntity>;

  constructor(@Inject(DataSource) dataSource: DataSource) {
    this.visitors = dataSource.getRepository(VisitorEntity);
  }

  /** The kept language; notes at most once a day that the visitor was here. */
  async find(id: string): Promise<string | null> {
    const visitor = await this.visitors.findOneBy({ id });
    if (!visitor) return null;
    if (Date.now() - visitor.lastSeenAt.getTime() > DAY_MS) {
      await this.visitors.update({ id }, { lastSeenAt: () => 'now()' });
    }
    return visitor.language;
  }

  async keep(id: string, language: string): Promise<void> {
    await this.visitors.upsert({ id, language, lastSeenAt: () => 'now()' }, ['id']);
  }
}
