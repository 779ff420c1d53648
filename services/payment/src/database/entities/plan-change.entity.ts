import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The plan that a subscription is to have from its next period on. */
@Entity({ name: 'plan_changes' })
export class PlanChangeEntity {
  @PrimaryColumn('text')
  subscription!: string;

  @Column('text')
  plan!: string;
}
