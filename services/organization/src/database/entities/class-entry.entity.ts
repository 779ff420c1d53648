import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** How students come into a class. Its version is its own: who edits the class is not disturbed. */
@Entity({ name: 'class_entries' })
export class ClassEntryEntity {
  @PrimaryColumn('uuid', { name: 'class_id' })
  classId!: string;

  @VersionColumn()
  version!: number;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  /** As `cdfg-3467`; shown to teachers again, and of no use to log in. */
  @Column('text', { nullable: true })
  code!: string | null;

  /** Whoever has the code joins until then, and asks afterwards; null if joining is closed. */
  @Column('timestamptz', { name: 'joining_until', nullable: true })
  joiningUntil!: Date | null;

  @Column('timestamptz', { name: 'lesson_began_at', nullable: true })
  lessonBeganAt!: Date | null;

  /** The lesson is open until then. */
  @Column('timestamptz', { name: 'lesson_ends_at', nullable: true })
  lessonEndsAt!: Date | null;

  @Column('boolean', { name: 'picture_log_in' })
  pictureLogIn!: boolean;

  @Column('boolean', { name: 'shared_devices' })
  sharedDevices!: boolean;
}
