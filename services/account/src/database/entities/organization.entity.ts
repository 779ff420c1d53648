import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What account knows about an organisation: a copy that events update. */
@Entity({ name: 'organizations' })
export class OrganizationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** Its part of the path of its log-in page. */
  @Column('text')
  slug!: string;

  @Column('boolean')
  removed!: boolean;
}
