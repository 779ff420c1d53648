import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who has a class for some days. */
@Entity({ name: 'class_substitutes' })
export class ClassSubstituteEntity {
  @PrimaryColumn('uuid', { name: 'class_id' })
  classId!: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'begins_at' })
  beginsAt!: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt!: Date;
}
