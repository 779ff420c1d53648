import {
  ENDPOINTS, type NewStudent, NewStudentSchema, type Student, StudentsLimitSchema, type StudentUpdate, StudentUpdateSchema,
  UsernameExistsQuerySchema, UsernameSchema,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { AddStudentService } from './add-student/add-student.service.ts';
import { FamilyService } from './family/family.service.ts';
import { MakeLoginCardService } from './login-card/make-login-card.service.ts';
import { RemoveStudentService } from './remove-student/remove-student.service.ts';
import { UpdateStudentService } from './update-student/update-student.service.ts';
import { isUnfit } from '../../usernames/chosen-username.rules.ts';
import { UsernamesRepository } from './usernames/usernames.repository.ts';

const { params: StudentIdSchema } = ENDPOINTS.getStudent;
type StudentId = z.infer<typeof StudentIdSchema>;

/** A family's students. */
@Controller()
export class StudentsController {
  constructor(
    private readonly family: FamilyService,
    private readonly addStudent: AddStudentService,
    private readonly updateStudent: UpdateStudentService,
    private readonly removeStudent: RemoveStudentService,
    private readonly loginCard: MakeLoginCardService,
    private readonly usernames: UsernamesRepository,
  ) {}

  @ApiRoute(ENDPOINTS.listStudents)
  async list(@CurrentIdentity() { user }: Identity): Promise<{ students: Student[] }> {
    return { students: await this.family.list(user) };
  }

  @ApiRoute(ENDPOINTS.addStudent)
  async add(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: NewStudentSchema }) body: NewStudent,
  ): Promise<Student> {
    return this.family.read(await this.addStudent.add(identity, body));
  }

  @ApiRoute(ENDPOINTS.getStudent)
  async read(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: StudentId,
  ): Promise<Student> {
    await this.family.demandFamily(identity, student_id);
    return this.family.read(student_id);
  }

  @ApiRoute(ENDPOINTS.updateStudent)
  async update(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: StudentId,
    @Body({ schema: StudentUpdateSchema }) body: StudentUpdate,
  ): Promise<Student> {
    await this.updateStudent.update(identity, student_id, body);
    return this.family.read(student_id);
  }

  @ApiRoute(ENDPOINTS.removeStudent)
  async remove(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: StudentId,
  ) {
    await this.removeStudent.remove(identity, student_id);
    return { done: true } as const;
  }

  @ApiRoute(ENDPOINTS.makeLoginCard)
  async makeCard(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: StudentIdSchema }) { student_id }: StudentId,
  ) {
    return { card: await this.loginCard.make(identity, student_id) };
  }

  @ApiRoute(ENDPOINTS.checkStudentUsername)
  async checkUsername(
    @Query({ schema: UsernameExistsQuerySchema }) query: z.infer<typeof UsernameExistsQuerySchema>,
  ) {
    const { student_username, organization_id } = query;
    const username = UsernameSchema.safeParse(student_username);
    // A username that nobody can have is not taken.
    if (!username.success) return { exists: false, fit: true };
    const exists = await this.usernames.exists(username.data, organization_id ?? null);
    return { exists, fit: !isUnfit(username.data) };
  }

  @ApiRoute(ENDPOINTS.checkStudentsLimit)
  limit(@CurrentIdentity() { user }: Identity): Promise<z.infer<typeof StudentsLimitSchema>> {
    return this.addStudent.limitOf(user);
  }
}
