import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A class that a new school year put away. */
@Entity({ name: 'school_year_classes' })
export class SchoolYearClassEntity {
  @PrimaryColumn('uuid', { name: 'school_year_id' })
  schoolYearId!: string;

  @PrimaryColumn('uuid', { name: 'old_class' })
  oldClass!: string;

  /** Null if its students left. */
  @Column('uuid', { name: 'new_class', nullable: true })
  newClass!: string | null;
}
