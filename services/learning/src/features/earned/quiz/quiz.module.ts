import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuizAnswerEntity } from '../../../database/entities/quiz-answer.entity.ts';
import { QuizPassEntity } from '../../../database/entities/quiz-pass.entity.ts';
import { QuizTryEntity } from '../../../database/entities/quiz-try.entity.ts';
import { AccessModule } from '../../../access/access.module.ts';
import { AchievementsModule } from '../../../achievements/achievements.module.ts';
import { LevelUpdateModule } from '../../levels/level-update/index.ts';
import { LearnersModule } from '../../../learners/learners.module.ts';
import { BeginTryService } from './begin-try.service.ts';
import { ClassQuizzesService } from './class-quizzes.service.ts';
import { ProgramAnswersService } from './program-answers.service.ts';
import { QuestionWordsService } from './question-words.service.ts';
import { QuizAccessService } from './quiz-access.service.ts';
import { QuizIntroductionService } from './quiz-introduction.service.ts';
import { QuizController } from './quiz.controller.ts';
import { QuizResultsController } from './quiz-results.controller.ts';
import { QuizResultsService } from './quiz-results.service.ts';
import { SeatsService } from './seats.service.ts';
import { ShowTryService } from './show-try.service.ts';
import { TriesRepository } from './tries.repository.ts';
import { TriesService } from './tries.service.ts';
import { VisitorTryService } from './visitor-try.service.ts';

@Module({
  imports: [
    AccessModule,
    AchievementsModule,
    LevelUpdateModule,
    LearnersModule,
    TypeOrmModule.forFeature([QuizAnswerEntity, QuizPassEntity, QuizTryEntity]),
  ],
  controllers: [QuizController, QuizResultsController],
  providers: [
    BeginTryService,
    ClassQuizzesService,
    ProgramAnswersService,
    QuestionWordsService,
    QuizAccessService,
    QuizIntroductionService,
    QuizResultsService,
    SeatsService,
    ShowTryService,
    TriesRepository,
    TriesService,
    VisitorTryService,
  ],
})
export class QuizModule {}
