import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a plan that the provider is asked for at this moment. */
@Entity({ name: 'changes_begun' })
export class ChangeBegunEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('text')
  subscription!: string;
}
