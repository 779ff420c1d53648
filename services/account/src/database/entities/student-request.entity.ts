import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request of an organisation that created students. */
@Entity({ name: 'student_requests' })
export class StudentRequestEntity {
  @PrimaryColumn('uuid', { name: 'request_id' })
  requestId!: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId!: string;

  /** In the order of the request. */
  @Column('uuid', { name: 'student_ids', array: true })
  studentIds!: string[];
}
