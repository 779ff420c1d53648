import { SERVICES } from '@burrow/contracts';
import type { SchemaOptions } from '@burrow/service-kit';
import { AuditEntity } from './entities/audit.entity.ts';
import { EmailEntity } from './entities/email.entity.ts';
import { JoinRequestEntity } from './entities/join-request.entity.ts';
import { KnownBrowserEntity } from './entities/known-browser.entity.ts';
import { OrganizationEntity } from './entities/organization.entity.ts';
import { SecondFactorEntity } from './entities/second-factor.entity.ts';
import { SessionEntity } from './entities/session.entity.ts';
import { StudentActEntity } from './entities/student-act.entity.ts';
import { StudentEntity } from './entities/student.entity.ts';
import { StudentRequestEntity } from './entities/student-request.entity.ts';
import { TokenEntity } from './entities/token.entity.ts';
import { UnsubscriptionEntity } from './entities/unsubscription.entity.ts';
import { CopySecondFactorDemands1796100000000 } from './migrations/1796100000000-copy-second-factor-demands.ts';
import { TellWhichSessionsEnded1796240000000 } from './migrations/1796240000000-tell-which-sessions-ended.ts';
import { PartNames1798200000000 } from './migrations/1798200000000-part-names.ts';
import { SeeStudents1796000200000 } from './migrations/1796000200000-see-students.ts';
import { UserEntity } from './entities/user.entity.ts';
import { VisitorEntity } from './entities/visitor.entity.ts';
import { CreateVisitors1763700000000 } from './migrations/1763700000000-create-visitors.ts';
import { CreateAccounts1763740000000 } from './migrations/1763740000000-create-accounts.ts';
import { MailsAndFeedback1763741000000 } from './migrations/1763741000000-mails-and-feedback.ts';
import { AddFirstSignIn1763742000000 } from './migrations/1763742000000-add-first-sign-in.ts';
import { AttemptsByBrowser1764300000000 } from './migrations/1764300000000-attempts-by-browser.ts';
import { LeaseMails1764400000000 } from './migrations/1764400000000-lease-mails.ts';
import { CreateStream1764500000000 } from './migrations/1764500000000-create-stream.ts';
import { DescribeMembers1764600000000 } from './migrations/1764600000000-describe-members.ts';
import { CopyTrials1795400000000 } from './migrations/1795400000000-copy-trials.ts';
import { FindInvitations1795500100000 } from './migrations/1795500100000-find-invitations.ts';
import { EndSessionsWithLessons1795501200000 } from './migrations/1795501200000-end-sessions-with-lessons.ts';
import { CreateJoinRequests1795501100000 } from './migrations/1795501100000-create-join-requests.ts';
import { CopyClassEntries1795501000000 } from './migrations/1795501000000-copy-class-entries.ts';
import { LetStudentsLeave1795400000001 } from './migrations/1795400000001-let-students-leave.ts';
import { AddPicturePasswords1795600000000 } from './migrations/1795600000000-add-picture-passwords.ts';
import { AskSecondFactors1795900000000 } from './migrations/1795900000000-ask-second-factors.ts';
import { KeepLessonPresence1798100000000 } from './migrations/1798100000000-keep-lesson-presence.ts';
import { CopySubstitutes1798300000000 } from './migrations/1798300000000-copy-substitutes.ts';
import { CopyGuests1798400000000 } from './migrations/1798400000000-copy-guests.ts';
import { CopyNativeNames1798410000000 } from './migrations/1798410000000-copy-native-names.ts';
import { CountReleaseVisitors1799010000000 } from './migrations/1799010000000-count-release-visitors.ts';
import { KeepActsOnStudents1799020000000 } from './migrations/1799020000000-keep-acts-on-students.ts';
import { TellEndsOfLessons1799022000000 } from './migrations/1799022000000-tell-ends-of-lessons.ts';
import { CountHeavyCallers1799200000000 } from './migrations/1799200000000-count-heavy-callers.ts';
import { CopyOtherMemberships1799310100000 } from './migrations/1799310100000-copy-other-memberships.ts';
import { RETENTION } from './retention.queries.ts';

export const ACCOUNT_SCHEMA: SchemaOptions = {
  schema: SERVICES.account.schema,
  entities: [
    AuditEntity,
    EmailEntity,
    JoinRequestEntity,
    KnownBrowserEntity,
    OrganizationEntity,
    SecondFactorEntity,
    SessionEntity,
    StudentActEntity,
    StudentEntity,
    StudentRequestEntity,
    TokenEntity,
    UnsubscriptionEntity,
    UserEntity,
    VisitorEntity,
  ],
  migrations: [
    CreateVisitors1763700000000,
    CreateAccounts1763740000000,
    MailsAndFeedback1763741000000,
    AddFirstSignIn1763742000000,
    AttemptsByBrowser1764300000000,
    LeaseMails1764400000000,
    CreateStream1764500000000,
    DescribeMembers1764600000000,
    CopyTrials1795400000000,
    LetStudentsLeave1795400000001,
    FindInvitations1795500100000,
    CopyClassEntries1795501000000,
    CreateJoinRequests1795501100000,
    EndSessionsWithLessons1795501200000,
    AddPicturePasswords1795600000000,
    AskSecondFactors1795900000000,
    SeeStudents1796000200000,
    CopySecondFactorDemands1796100000000,
    TellWhichSessionsEnded1796240000000,
    KeepLessonPresence1798100000000,
    PartNames1798200000000,
    CopySubstitutes1798300000000,
    CopyGuests1798400000000,
    CopyNativeNames1798410000000,
    CountReleaseVisitors1799010000000,
    KeepActsOnStudents1799020000000,
    TellEndsOfLessons1799022000000,
    CountHeavyCallers1799200000000,
    CopyOtherMemberships1799310100000,
  ],
  retention: RETENTION,
};
