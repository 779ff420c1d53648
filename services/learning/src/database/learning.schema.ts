import { SERVICES } from '@burrow/contracts';
import type { SchemaOptions } from '@burrow/service-kit';
import { CertificateEntity } from './entities/certificate.entity.ts';
import { ChallengeResultEntity } from './entities/challenge-result.entity.ts';
import { ClassAssignmentEntity } from './entities/class-assignment.entity.ts';
import { CodeHistoryEntity } from './entities/code-history.entity.ts';
import { CompletionEntity } from './entities/completion.entity.ts';
import { DailyRunsEntity } from './entities/daily-runs.entity.ts';
import { HandedInWorkEntity } from './entities/handed-in-work.entity.ts';
import { LastPlayedEntity } from './entities/last-played.entity.ts';
import { LevelTriesEntity } from './entities/level-tries.entity.ts';
import { ProgressEntity } from './entities/progress.entity.ts';
import { LessonFocusEntity } from './entities/lesson-focus.entity.ts';
import { QuizAnswerEntity } from './entities/quiz-answer.entity.ts';
import { QuizPassEntity } from './entities/quiz-pass.entity.ts';
import { QuizTryEntity } from './entities/quiz-try.entity.ts';
import { RemarkEntity } from './entities/remark.entity.ts';
import { RunEntity } from './entities/run.entity.ts';
import { StudentEntity } from './entities/student.entity.ts';
import { CreateProgress1763700000000 } from './migrations/1763700000000-create-progress.ts';
import { AddAccounts1764000000000 } from './migrations/1764000000000-add-accounts.ts';
import { DropAssistantSettings1764200000000 } from './migrations/1764200000000-drop-assistant-settings.ts';
import { BoundCompletions1764300000000 } from './migrations/1764300000000-bound-completions.ts';
import { KeepLevelVersions1764600000000 } from './migrations/1764600000000-keep-level-versions.ts';
import { CopyOrganizations1795400000000 } from './migrations/1795400000000-copy-organizations.ts';
import { CopyClassEntries1795501000000 } from './migrations/1795501000000-copy-class-entries.ts';
import { CountTries1795502000000 } from './migrations/1795502000000-count-tries.ts';
import { CreateClassAssignments1795506000000 } from './migrations/1795506000000-create-class-assignments.ts';
import { CountClassPeriods1796000100000 } from './migrations/1796000100000-count-class-periods.ts';
import { KeepRuns1795507000000 } from './migrations/1795507000000-keep-runs.ts';
import { CreateRemarks1795700000000 } from './migrations/1795700000000-create-remarks.ts';
import { GuideLessons1795800000000 } from './migrations/1795800000000-guide-lessons.ts';
import { KeepFindings1795810000000 } from './migrations/1795810000000-keep-findings.ts';
import { KeepChallengeResults1796700000000 } from './migrations/1796700000000-keep-challenge-results.ts';
import { CreateQuizzes1796600000000 } from './migrations/1796600000000-create-quizzes.ts';
import { CreateAchievements1796610000000 } from './migrations/1796610000000-create-achievements.ts';
import { KeepHelpedLines1796800000000 } from './migrations/1796800000000-keep-helped-lines.ts';
import { KeepGoalsOfRuns1798110000000 } from './migrations/1798110000000-keep-goals-of-runs.ts';
import { CopySubstitutes1798300000000 } from './migrations/1798300000000-copy-substitutes.ts';
import { CopyGuests1798400000000 } from './migrations/1798400000000-copy-guests.ts';
import { RETENTION } from './retention.queries.ts';

export const LEARNING_SCHEMA: SchemaOptions = {
  schema: SERVICES.learning.schema,
  entities: [
    CertificateEntity,
    ChallengeResultEntity,
    ClassAssignmentEntity,
    CodeHistoryEntity,
    CompletionEntity,
    DailyRunsEntity,
    HandedInWorkEntity,
    LastPlayedEntity,
    LessonFocusEntity,
    LevelTriesEntity,
    ProgressEntity,
    QuizAnswerEntity,
    QuizPassEntity,
    QuizTryEntity,
    RemarkEntity,
    RunEntity,
    StudentEntity,
  ],
  migrations: [
    CreateProgress1763700000000,
    AddAccounts1764000000000,
    DropAssistantSettings1764200000000,
    BoundCompletions1764300000000,
    KeepLevelVersions1764600000000,
    CopyOrganizations1795400000000,
    CopyClassEntries1795501000000,
    CountTries1795502000000,
    CreateClassAssignments1795506000000,
    KeepRuns1795507000000,
    CreateRemarks1795700000000,
    GuideLessons1795800000000,
    CountClassPeriods1796000100000,
    KeepFindings1795810000000,
    CreateQuizzes1796600000000,
    CreateAchievements1796610000000,
    KeepChallengeResults1796700000000,
    KeepHelpedLines1796800000000,
    KeepGoalsOfRuns1798110000000,
    CopySubstitutes1798300000000,
    CopyGuests1798400000000,
  ],
  retention: RETENTION,
};
