import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A course that a student learns with. */
@Entity({ name: 'assignments' })
export class AssignmentEntity {
  @PrimaryColumn('text', { name: 'purchase_id' })
  purchaseId!: string;

  @Column('uuid', { name: 'student_id' })
  studentId!: string;
}
