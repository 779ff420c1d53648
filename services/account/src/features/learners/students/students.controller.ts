import { ENDPOINTS, type Student, StudentsLimitSchema, UsernameSchema } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { AddStudentService } from './add-student/add-student.service.ts';
import { FamilyService } from './family/family.service.ts';
import { MakeLoginCardService } from './login-card/make-login-card.service.ts';
import { RemoveStudentService } from './remove-student/remove-student.service.ts';
import { UpdateStudentService } from './update-student/update-student.service.ts';
import { isUnfit } from '../../../usernames/chosen-username.rules.ts';
import { UsernamesRepository } from './generate-username/usernames.repository.ts';

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
  async list({ identity: { user } }: ApiRequest<'listStudents'>): Promise<{ students: Student[] }> {
    return { students: await this.family.list(user) };
  }

  @ApiRoute(ENDPOINTS.addStudent)
  async add({ identity, body }: ApiRequest<'addStudent'>): Promise<Student> {
    return this.family.read(await this.addStudent.add(identity, body));
  }

  @ApiRoute(ENDPOINTS.getStudent)
  async read({ identity, params: { student_id } }: ApiRequest<'getStudent'>): Promise<Student> {
    await this.family.demandFamily(identity, student_id);
    return this.family.read(student_id);
  }

  @ApiRoute(ENDPOINTS.updateStudent)
  async update({ identity, params: { student_id }, body }: ApiRequest<'updateStudent'>): Promise<Student> {
    await this.updateStudent.update(identity, student_id, body);
    return this.family.read(student_id);
  }

  @ApiRoute(ENDPOINTS.removeStudent)
  async remove({ identity, params: { student_id } }: ApiRequest<'removeStudent'>) {
    await this.removeStudent.remove(identity, student_id);
    return { done: true } as const;
  }

  @ApiRoute(ENDPOINTS.makeLoginCard)
  async makeCard({ identity, params: { student_id } }: ApiRequest<'makeLoginCard'>) {
    return { card: await this.loginCard.make(identity, student_id) };
  }

  @ApiRoute(ENDPOINTS.checkStudentUsername)
  async checkUsername({ query }: ApiRequest<'checkStudentUsername'>) {
    const { student_username, organization_id } = query;
    const username = UsernameSchema.safeParse(student_username);
    // A username that nobody can have is not taken.
    if (!username.success) return { exists: false, fit: true };
    const exists = await this.usernames.exists(username.data, organization_id ?? null);
    return { exists, fit: !isUnfit(username.data) };
  }

  @ApiRoute(ENDPOINTS.checkStudentsLimit)
  limit({
    identity: { user },
  }: ApiRequest<'checkStudentsLimit'>): Promise<z.infer<typeof StudentsLimitSchema>> {
    return this.addStudent.limitOf(user);
  }
}
