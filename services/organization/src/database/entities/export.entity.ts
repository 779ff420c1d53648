import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A school's export, one at most. Its attempts take turns by SQL. */
@Entity({ name: 'exports' })
export class ExportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;
}
