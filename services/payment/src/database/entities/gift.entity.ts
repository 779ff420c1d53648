import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A gift, by the id of its order. Its code is issued and redeemed by SQL. */
@Entity({ name: 'gifts' })
export class GiftEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Where its code goes; null once it is mailed. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text')
  language!: string;
}
