import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** What a class is to do by a day. How far its students are is SQL. */
@Entity({ name: 'class_assignments' })
export class ClassAssignmentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'class_id' })
  classId!: string;

  @VersionColumn()
  version!: number;

  @Column('text')
  course!: string;

  @Column('text', { array: true })
  levels!: string[];

  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;

  @Column('text', { nullable: true })
  note!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
