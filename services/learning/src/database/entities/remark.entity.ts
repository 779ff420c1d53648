import type { OwnRemark } from '@burrow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OfLearnerEntity } from './of-learner.entity.ts';

/** What somebody who teaches a student said about a program. Writing is SQL. */
@Entity({ name: 'remarks' })
export class RemarkEntity extends OfLearnerEntity {
  @PrimaryColumn('uuid', { name: 'remark_id' })
  remarkId!: string;

  @Column('text')
  course!: string;

  @Column('text')
  level!: string;

  @Column('text')
  about!: OwnRemark['about'];

  @Column('int', { nullable: true })
  line!: number | null;

  @Column('text', { name: 'line_text', nullable: true })
  lineText!: string | null;

  @Column('text', { nullable: true })
  verdict!: OwnRemark['verdict'];

  @Column('text')
  text!: string;

  /** Null once the author's account is gone. */
  @Column('uuid', { name: 'author_id', nullable: true })
  authorId!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt!: Date | null;
}
