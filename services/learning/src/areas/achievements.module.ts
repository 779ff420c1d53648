import { ServiceClient } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { BadgesController } from '../features/badges/index.ts';
import {
  CertificatePdfService,
  CertificatesController,
  CertificatesService,
  PUBLIC_URL,
  RevokeCertificatesHandler,
} from '../features/certificates/index.ts';
import {
  ProgramAnswersService,
  QuizAccessService,
  QuizController,
  QuizIntroductionService,
  ShowTryService,
  TriesService,
} from '../features/quiz/index.ts';
import { LearnerAskedService } from '../learners/learner-asked.service.ts';

/** What is tested and what is earned: quizzes, badges, certificates. */
@Module({
  controllers: [BadgesController, CertificatesController, QuizController],
  providers: [
    CertificatePdfService,
    CertificatesService,
    LearnerAskedService,
    ProgramAnswersService,
    QuizAccessService,
    QuizIntroductionService,
    RevokeCertificatesHandler,
    ShowTryService,
    TriesService,
  ],
})
export class AchievementsModule {
  /** @param lessons exports what replays programs */
  static register(client: ServiceClient, lessons: DynamicModule, publicUrl: string): DynamicModule {
    return {
      module: AchievementsModule,
      imports: [lessons],
      providers: [
        { provide: ServiceClient, useValue: client },
        { provide: PUBLIC_URL, useValue: publicUrl },
      ],
    };
  }
}
