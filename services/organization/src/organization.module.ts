import {
  type Database,
  EventHandlers,
  ServiceBasicsModule,
  ServiceClient,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { AuditService } from './audit/audit.service.ts';
import { AccountCallsService } from './account/account-calls.service.ts';
import { ORGANIZATION_SCHEMA } from './database/organization.schema.ts';
import type { OrganizationSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { SchoolNoticesService } from './events/school-notices.service.ts';
import { OrganizationEventsService } from './events/organization-events.service.ts';
import {
  ClassEntriesService,
  ClassEntryController,
  ShownEntryService,
} from './features/class-entry/index.ts';
import { AgreementController, AgreementsService } from './features/agreement/index.ts';
import { AuditController, AuditListRepository } from './features/audit/index.ts';
import { CloseSchoolsJob, ClosingController, ClosingService } from './features/closing/index.ts';
import { ClassTeachersController } from './features/class-teachers/index.ts';
import { ChangeClassesService, ClassesController, ClassListRepository } from './features/classes/index.ts';
import { ChangeOrganizationService, CurrentController } from './features/current/index.ts';
import { ArrivalsService, CopiesHandler } from './features/copies/index.ts';
import { EraseMemberHandler } from './features/erasure/index.ts';
import { LeaveSchoolService, MembershipController } from './features/membership/index.ts';
import { ReviewController, TellOfReviewJob } from './features/review/index.ts';
import {
  AdministratorsService,
  OrphanedSchoolsJob,
  SuccessionService,
  SuccessorsController,
  SuccessorsService,
} from './features/succession/index.ts';
import {
  AppointAdministratorService,
  SchoolSupportController,
  SupportedSchoolsRepository,
} from './features/support/index.ts';
import {
  CheckImportService,
  ImportsController,
  ImportsRepository,
  ImportStudentsService,
  RunImportService,
} from './features/import-students/index.ts';
import { JoiningController, JoiningService } from './features/joining/index.ts';
import { LoginCardsController, LoginCardsService } from './features/login-cards/index.ts';
import {
  DueErasuresJob,
  ErasePupilsService,
  FormerPupilsController,
  FormerPupilsRepository,
  HandOverController,
  ReturnPupilsService,
} from './features/leaving/index.ts';
import { PicturePasswordsController, PicturePasswordsService } from './features/picture-passwords/index.ts';
import {
  BeginSchoolYearService,
  SchoolYearController,
  SchoolYearsRepository,
  UndoSchoolYearService,
} from './features/school-year/index.ts';
import {
  GatherSchoolService,
  MakeExportJob,
  SchoolExportController,
  SchoolExportsRepository,
} from './features/school-export/index.ts';
import { ArchivedClassesController } from './features/archived-classes/index.ts';
import { UnusedPupilsController, UnusedPupilsJob } from './features/unused-pupils/index.ts';
import { MakePupilsController, MakePupilsService } from './features/make-students/index.ts';
import {
  ChangePupilsService,
  OnePupilController,
  PupilAccessService,
  RemovePupilsService,
  StudentListRepository,
  StudentsController,
  TransferStudentsService,
} from './features/students/index.ts';
import {
  ChangeTeachersService,
  InviteTeachersController,
  OpenInvitationsController,
  TeachersController,
} from './features/teachers/index.ts';
import {
  DnsRecordsClient,
  DomainProofsService,
  SchoolDomainsController,
  SchoolDomainsService,
} from './features/school-domains/index.ts';
import { SecondFactorController } from './features/second-factor/index.ts';
import {
  AskToTeachService,
  OwnTeacherRequestController,
  TeacherRequestsController,
  TeacherRequestsService,
} from './features/teacher-requests/index.ts';
import { EndedPlansJob, PlansService } from './features/plans/index.ts';
import { ClassAccessService } from './members/class-access.service.ts';
import { LeaveClassesService } from './members/leave-classes.service.ts';
import { MembershipsService } from './members/memberships.service.ts';
import { MembersService } from './members/members.service.ts';

@Module({
  controllers: [
    ClosingController,
    AgreementController,
    ClassEntryController,
    AuditController,
    ClassesController,
    ClassTeachersController,
    CurrentController,
    ImportsController,
    FormerPupilsController,
    HandOverController,
    InviteTeachersController,
    JoiningController,
    LoginCardsController,
    MakePupilsController,
    OnePupilController,
    OpenInvitationsController,
    PicturePasswordsController,
    StudentsController,
    TeachersController,
    SchoolYearController,
    SchoolDomainsController,
    SecondFactorController,
    OwnTeacherRequestController,
    TeacherRequestsController,
    SchoolExportController,
    ArchivedClassesController,
    UnusedPupilsController,
    MembershipController,
    ReviewController,
    SchoolSupportController,
    SuccessorsController,
  ],
  providers: [
    AccountCallsService,
    AgreementsService,
    ArrivalsService,
    AuditListRepository,
    AuditService,
    ChangeClassesService,
    ChangeOrganizationService,
    ChangePupilsService,
    ChangeTeachersService,
    CheckImportService,
    ClassAccessService,
    ClassEntriesService,
    ShownEntryService,
    ClassListRepository,
    CopiesHandler,
    DueErasuresJob,
    EraseMemberHandler,
    ImportsRepository,
    ImportStudentsService,
    ErasePupilsService,
    FormerPupilsRepository,
    LeaveClassesService,
    JoiningService,
    LoginCardsService,
    MakePupilsService,
    MembersService,
    MembershipsService,
    CloseSchoolsJob,
    ClosingService,
    EndedPlansJob,
    OrganizationEventsService,
    PicturePasswordsService,
    PlansService,
    PupilAccessService,
    RemovePupilsService,
    RunImportService,
    ReturnPupilsService,
    StudentListRepository,
    TransferStudentsService,
    BeginSchoolYearService,
    SchoolYearsRepository,
    UndoSchoolYearService,
    AskToTeachService,
    AdministratorsService,
    AppointAdministratorService,
    LeaveSchoolService,
    OrphanedSchoolsJob,
    SchoolNoticesService,
    SuccessionService,
    SuccessorsService,
    SupportedSchoolsRepository,
    TellOfReviewJob,
    DnsRecordsClient,
    DomainProofsService,
    SchoolDomainsService,
    TeacherRequestsService,
    GatherSchoolService,
    UnusedPupilsJob,
    MakeExportJob,
    SchoolExportsRepository,
  ],
})
export class OrganizationModule {
  constructor(
    handlers: EventHandlers,
    members: EraseMemberHandler,
    copies: CopiesHandler,
    plans: PlansService,
    asking: AskToTeachService,
  ) {
    handlers.on('account/invitation-accepted', (data, tx) => copies.join(data, tx));
    handlers.on('account/member-described', (data, tx) => copies.describeMember(data, tx));
    handlers.on('account/pupil-described', (data, tx) => copies.describeStudent(data, tx));
    handlers.on('account/school-adult-confirmed', (data, tx) => asking.askByAddress(tx, data));
    handlers.on('account/user-removed', ({ user_id }, tx) => members.erase(user_id, tx));
    handlers.on('payment/entitlement-changed', (data, tx) => plans.take(data, tx));
  }

  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: OrganizationSettings,
  ): DynamicModule {
    const basics = { name: 'organization', database, schema: ORGANIZATION_SCHEMA, keys } as const;
    return {
      module: OrganizationModule,
      imports: [ServiceBasicsModule.register(basics), SettingsModule.register(settings)],
      providers: [{ provide: ServiceClient, useValue: client }],
    };
  }
}
