import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of an export's file. Only the attempt whose turn it is writes one, by SQL. */
@Entity({ name: 'export_parts' })
export class ExportPartEntity {
  @PrimaryColumn('uuid', { name: 'export_id' })
  exportId!: string;

  /** From 0. */
  @PrimaryColumn('int')
  number!: number;

  @Column('bytea')
  bytes!: Buffer;
}
