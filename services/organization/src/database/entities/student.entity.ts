import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A student of an organisation, as account describes them, in the class that the organisation says. */
@Entity({ name: 'students' })
export class StudentEntity {
  @PrimaryColumn('uuid', { name: 'student_id' })
  studentId!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('uuid', { name: 'class_id', nullable: true })
  classId!: string | null;

  /** Of the membership: raised with each move. */
  @Column('int')
  version!: number;

  @Column('text')
  username!: string;

  @Column('text', { name: 'full_name', nullable: true })
  fullName!: string | null;

  /** The parts of the name; both null while it is kept whole. */
  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  /** By which lists are sorted, in the order of the school's language. */
  @Column('text', { name: 'first_sort' })
  firstSort!: string;

  @Column('text', { name: 'last_sort' })
  lastSort!: string;

  /** Name and username without case and accents: searched by. */
  @Column('text', { name: 'search_key' })
  searchKey!: string;

  @Column('text')
  character!: string;

  /** Whether tips are on for this student, where the class has them. */
  @Column('boolean', { name: 'assistant_enabled' })
  assistantEnabled!: boolean;

  /** When they left, to return or to be erased; they are in no list meanwhile. The class is where they were. */
  @Column('timestamptz', { name: 'left_at', nullable: true })
  leftAt!: Date | null;

  @CreateDateColumn({ name: 'joined_at', type: 'timestamptz' })
  joinedAt!: Date;
}
