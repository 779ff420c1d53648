import { Entity, PrimaryColumn } from 'typeorm';

/** To what the open lesson of a class is called. Beginning and showing it is SQL. */
@Entity({ name: 'lesson_focus' })
export class LessonFocusEntity {
  @PrimaryColumn('uuid', { name: 'class_id' })
  classId!: string;
}
