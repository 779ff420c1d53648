import { Entity, PrimaryColumn } from 'typeorm';

/** A student of another class, in the lessons and assignments of a class. Adding and listing them is SQL. */
@Entity({ name: 'class_guests' })
export class ClassGuestEntity {
  @PrimaryColumn('uuid', { name: 'class_id' })
  classId!: string;

  @PrimaryColumn('uuid', { name: 'student_id' })
  studentId!: string;
}
