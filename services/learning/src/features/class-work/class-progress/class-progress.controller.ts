import { type ClassesProgress, type ClassProgress, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { Catalogue } from '../../../content/catalogue.ts';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { ClassProgressRepository } from './class-progress.repository.ts';
import { classesProgress, studentProgress } from './class-progress.rules.ts';

/** How far classes and their students are, for those who teach them. */
@Controller()
export class ClassProgressController {
  constructor(
    private readonly progress: ClassProgressRepository,
    private readonly catalogue: Catalogue,
    private readonly access: ClassAccessService,
  ) {}

  @ApiRoute(ENDPOINTS.getClassProgress)
  async one({
    identity,
    params: { class_id },
    query: { course },
  }: ApiRequest<'getClassProgress'>): Promise<ClassProgress> {
    await this.access.demand(identity, class_id);
    const chapters = this.catalogue
      .course(course)
      .chapters.map(({ id, levels }) => ({ id, levels: [...levels] }));
    const rows = await this.progress.ofClass(class_id, course);
    const chapterOf = (of: string, level: string): number => this.catalogue.chapterIdOf(of, level);
    return {
      class_id,
      course_id: course,
      at: new Date().toISOString(),
      chapters,
      students: rows.map(row => studentProgress(row, chapters, chapterOf)),
      total: rows[0]?.total ?? 0,
    };
  }

  @ApiRoute(ENDPOINTS.listClassesProgress)
  async many({
    identity,
    query: { class_ids, course },
  }: ApiRequest<'listClassesProgress'>): Promise<ClassesProgress> {
    const { chapters } = this.catalogue.course(course);
    const own = await this.access.among(identity, class_ids);
    const rows = await this.progress.ofClasses(own, course);
    const levels = chapters.reduce((sum, chapter) => sum + chapter.levels.length, 0);
    return {
      classes: classesProgress(own, rows, levels, level => this.catalogue.chapterIdOf(course, level)),
    };
  }
}
