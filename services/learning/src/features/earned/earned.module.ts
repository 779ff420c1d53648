import { Module } from '@nestjs/common';
import { BadgesModule } from './badges/index.ts';
import { CertificatesModule } from './certificates/index.ts';
import { QuizModule } from './quiz/index.ts';

/** What is tested and what is earned: quizzes, badges, certificates. */
@Module({ imports: [BadgesModule, CertificatesModule, QuizModule] })
export class EarnedModule {}
