import { CHALLENGES, type ClassFocus, type ClassFocusUpdate, unlockedChapters } from '@burrow/contracts';
import { DomainError, type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { Catalogue } from '../../../content/catalogue.ts';
import { LessonFocusEntity } from '../../../database/entities/lesson-focus.entity.ts';
import { ClassAccessService } from '../../../learners/class-access.service.ts';
import { CLASS_FOCUS, LOCK_LESSON, SET_FOCUS } from './lesson.queries.ts';

interface LockedLesson {
  readonly unlockedChapters: string[];
}

type Level = Extract<ClassFocusUpdate, { level: unknown }>['level'];

/** To what a lesson calls its class. It is learning's, which knows levels and the rules of classes. */
@Injectable()
export class ClassFocusService {
  constructor(
    private readonly access: ClassAccessService,
    private readonly catalogue: Catalogue,
    private readonly outbox: Outbox,
    private readonly db: DataSource,
    @InjectRepository(LessonFocusEntity) private readonly focusRows: Repository<LessonFocusEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async read(identity: Identity, classId: string): Promise<ClassFocus> {
    await this.access.demand(identity, classId);
    const row = await CLASS_FOCUS.first(this.db, [classId]);
    if (!row) return { focus: null, arrived: 0, students: 0 };
    const { id, course, level, arrived, students } = row;
    const place = course === null || level === null ? null : { course_id: course, level_slug: level };
    return { focus: id === null ? null : { id, level: place }, arrived, students };
  }

  /** @throws DomainError auth/forbidden, level/no-lesson, level/unknown-level, level/class-locked */
  async set(identity: Identity, classId: string, update: ClassFocusUpdate): Promise<ClassFocus> {
    await this.access.demand(identity, classId);
    await this.db.transaction(tx => this.change(tx, classId, update));
    return this.read(identity, classId);
  }

  private async change(tx: EntityManager, classId: string, update: ClassFocusUpdate): Promise<void> {
    const lesson = await LOCK_LESSON.first(tx, [classId]);
    if (!lesson) {
      if ('end' in update) return;
      throw new DomainError('level/no-lesson', 'No lesson of the class is open.');
    }
    await this.focusRows.delete({ classId });
    if (!('end' in update)) {
      this.demandUnlocked(update.level, lesson);
      const { course_id: course = null, level_slug: level = null } = update.level ?? {};
      await SET_FOCUS.run(tx, [classId, course, level]);
    }
    await this.outbox.send(tx, 'learning/lesson-changed', { audience: { kind: 'class', id: classId } });
    await this.outbox.send(tx, 'learning/class-work-changed', { class_id: classId });
  }

  private demandUnlocked(place: Level, { unlockedChapters: unlocked }: LockedLesson): void {
    if (place === null) return;
    const { course_id: slug, level_slug } = place;
    const { chapter_id: chapter } = this.catalogue.level(slug, level_slug);
    const open = unlockedChapters(
      slug,
      { unlocked_chapters: unlocked },
      this.catalogue.course(slug).chapters,
    );
    if (slug !== CHALLENGES && !open.some(({ id }) => id === chapter))
      throw new DomainError('level/class-locked', 'The class keeps this level closed.');
  }
}
