import { Entity, PrimaryColumn } from 'typeorm';

/** A subscription that its buyer ends at once: the provider does not say who ended it. */
@Entity({ name: 'cancellations' })
export class CancellationEntity {
  @PrimaryColumn('text')
  subscription!: string;
}
