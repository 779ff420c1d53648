import type { EventData } from '@burrow/contracts';
import { EventHandlers, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { REVOKE } from './certificates.queries.ts';

/** What was certified with a purchase that was undone no longer holds. */
@Injectable()
export class RevokeCertificatesHandler {
  constructor(
    handlers: EventHandlers,
    private readonly catalogue: Catalogue,
  ) {
    handlers.on('payment/purchase-voided', (data, tx) => this.revoke(data, tx));
  }

  private async revoke(
    { student_ids, course_id, reason }: EventData<'payment/purchase-voided'>,
    tx: SqlRunner,
  ): Promise<void> {
    const courses = this.catalogue
      .allCourses()
      .filter(({ slug }) => course_id === null || slug === course_id);
    for (const { slug, chapters } of courses) {
      const free = chapters.filter(chapter => this.isFree(slug, chapter.levels)).map(({ id }) => id);
      await REVOKE.run(tx, [student_ids, slug, free, reason]);
    }
  }

  /** A chapter that needs no plan was not bought. */
  private isFree(course: string, levels: readonly string[]): boolean {
    return levels.every(level => this.catalogue.level(course, level).access !== 'plan');
  }
}
