import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose a student is, as account announced it. */
@Entity({ name: 'students' })
export class StudentEntity {
  @PrimaryColumn('uuid', { name: 'student_id' })
  id!: string;

  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId!: string | null;
}
