import { Entity, PrimaryColumn } from 'typeorm';

/** What another system calls a student or a class. Keeping and comparing lists of them is SQL. */
@Entity({ name: 'external_ids' })
export class ExternalIdEntity {
  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId!: string;

  @PrimaryColumn('text')
  source!: string;

  @PrimaryColumn('text')
  kind!: 'student' | 'class';

  @PrimaryColumn('text', { name: 'external_id' })
  externalId!: string;
}
