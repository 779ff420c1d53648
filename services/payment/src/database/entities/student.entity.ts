import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who looks after a student: a copy, which the handlers of events write. */
@Entity({ name: 'students' })
export class StudentEntity {
  @PrimaryColumn('uuid', { name: 'student_id' })
  studentId!: string;

  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId!: string | null;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId!: string | null;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null;
}
