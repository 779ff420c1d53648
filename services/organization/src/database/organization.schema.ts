import { SERVICES } from '@burrow/contracts';
import type { SchemaOptions } from '@burrow/service-kit';
import { AuditEntity } from './entities/audit.entity.ts';
import { ClassEntryEntity } from './entities/class-entry.entity.ts';
import { ClassEntity } from './entities/class.entity.ts';
import { ClassSubstituteEntity } from './entities/class-substitute.entity.ts';
import { DomainEntity } from './entities/domain.entity.ts';
import { ClassGuestEntity } from './entities/class-guest.entity.ts';
import { ExportEntity } from './entities/export.entity.ts';
import { ExportPartEntity } from './entities/export-part.entity.ts';
import { ExternalIdEntity } from './entities/external-id.entity.ts';
import { SchoolMemberEntity } from './entities/school-member.entity.ts';
import { SchoolYearEntity } from './entities/school-year.entity.ts';
import { SchoolYearClassEntity } from './entities/school-year-class.entity.ts';
import { MemberEntity } from './entities/member.entity.ts';
import { OrganizationEntity } from './entities/organization.entity.ts';
import { StudentEntity } from './entities/student.entity.ts';
import { TeacherRequestEntity } from './entities/teacher-request.entity.ts';
import { RETENTION } from './retention.queries.ts';
import { AuditSchools1795504000000 } from './migrations/1795504000000-audit-schools.ts';
import { KeepPlans1795504200000 } from './migrations/1795504200000-keep-plans.ts';
import { CloseSchools1795504300000 } from './migrations/1795504300000-close-schools.ts';
import { KeepAgreements1795504100000 } from './migrations/1795504100000-keep-agreements.ts';
import { CreateOrganization1795403159498 } from './migrations/1795403159498-create-organization.ts';
import { CreateClassEntries1795501000000 } from './migrations/1795501000000-create-class-entries.ts';
import { DescribeAssistant1795420000000 } from './migrations/1795420000000-describe-assistant.ts';
import { CreateImports1795503000000 } from './migrations/1795503000000-create-imports.ts';
import { SortStudents1795505000000 } from './migrations/1795505000000-sort-students.ts';
import { BeginSchoolYears1795510000000 } from './migrations/1795510000000-begin-school-years.ts';
import { SearchStudents1796100000000 } from './migrations/1796100000000-search-students.ts';
import { CreateExports1796000000000 } from './migrations/1796000000000-create-exports.ts';
import { LetUnusedPupilsLeave1796000300000 } from './migrations/1796000300000-let-unused-pupils-leave.ts';
import { LetStudentsLeave1795430000000 } from './migrations/1795430000000-let-students-leave.ts';
import { NameImpersonatorsOfImports1795503100000 } from './migrations/1795503100000-name-impersonators-of-imports.ts';
import { DemandSecondFactors1795900100000 } from './migrations/1795900100000-demand-second-factors.ts';
import { EndProofsByAddress1796310000000 } from './migrations/1796310000000-end-proofs-by-address.ts';
import { NameSuccessors1796310100000 } from './migrations/1796310100000-name-successors.ts';
import { SearchByWords1797000000000 } from './migrations/1797000000000-search-by-words.ts';
import { SortByNames1798200000000 } from './migrations/1798200000000-sort-by-names.ts';
import { ShareDomains1798250000000 } from './migrations/1798250000000-share-domains.ts';
import { KeepExternalIds1798210000000 } from './migrations/1798210000000-keep-external-ids.ts';
import { KeepNativeNames1798260000000 } from './migrations/1798260000000-keep-native-names.ts';
import { ProveDomains1795900000000 } from './migrations/1795900000000-prove-domains.ts';
import { KeepSubstitutes1798300000000 } from './migrations/1798300000000-keep-substitutes.ts';
import { KeepGuests1798400000000 } from './migrations/1798400000000-keep-guests.ts';
import { BelongToSeveralSchools1799310000000 } from './migrations/1799310000000-belong-to-several-schools.ts';
import { NameStudentsOfActs1799021000000 } from './migrations/1799021000000-name-students-of-acts.ts';

export const ORGANIZATION_SCHEMA: SchemaOptions = {
  schema: SERVICES.organization.schema,
  entities: [
    AuditEntity,
    ClassEntity,
    ClassEntryEntity,
    ClassGuestEntity,
    ClassSubstituteEntity,
    DomainEntity,
    ExportEntity,
    ExportPartEntity,
    ExternalIdEntity,
    MemberEntity,
    OrganizationEntity,
    SchoolMemberEntity,
    SchoolYearClassEntity,
    SchoolYearEntity,
    StudentEntity,
    TeacherRequestEntity,
  ],
  migrations: [
    CreateOrganization1795403159498,
    DescribeAssistant1795420000000,
    LetStudentsLeave1795430000000,
    CreateClassEntries1795501000000,
    CreateImports1795503000000,
    NameImpersonatorsOfImports1795503100000,
    SortStudents1795505000000,
    AuditSchools1795504000000,
    KeepAgreements1795504100000,
    KeepPlans1795504200000,
    BeginSchoolYears1795510000000,
    SearchStudents1796100000000,
    CloseSchools1795504300000,
    ProveDomains1795900000000,
    CreateExports1796000000000,
    DemandSecondFactors1795900100000,
    LetUnusedPupilsLeave1796000300000,
    EndProofsByAddress1796310000000,
    NameSuccessors1796310100000,
    SearchByWords1797000000000,
    SortByNames1798200000000,
    ShareDomains1798250000000,
    KeepNativeNames1798260000000,
    KeepExternalIds1798210000000,
    KeepSubstitutes1798300000000,
    KeepGuests1798400000000,
    NameStudentsOfActs1799021000000,
    BelongToSeveralSchools1799310000000,
  ],
  retention: RETENTION,
};
