import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A new school year that was begun. Showing and undoing it is SQL. */
@Entity({ name: 'school_years' })
export class SchoolYearEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;
}
