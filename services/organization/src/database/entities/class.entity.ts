import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

@Entity({ name: 'classes' })
export class ClassEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @VersionColumn()
  version!: number;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  @Column('text')
  name!: string;

  /** The name without case and accents: searched and sorted by. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  @Column('text', { name: 'unlocked_chapters', array: true })
  unlockedChapters!: string[];

  @Column('boolean', { name: 'no_skip' })
  noSkip!: boolean;

  @Column('boolean')
  quiz!: boolean;

  @Column('boolean', { name: 'assistant_enabled' })
  assistantEnabled!: boolean;

  @Column('int', { name: 'assistant_attempt_limit', nullable: true })
  assistantAttemptLimit!: number | null;

  /** SHA-256 (hex) of the secret with which students sign up; null if they cannot. */
  @Column('text', { name: 'sign_up_token_hash', nullable: true })
  signUpTokenHash!: string | null;

  @Column('uuid', { name: 'teacher_ids', array: true })
  teacherIds!: string[];

  /** When it was put away at the end of a school year; it is in no list since. */
  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
