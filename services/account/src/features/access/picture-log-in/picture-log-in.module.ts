import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from '../../../database/entities/session.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { LogInByPicturesService } from './log-in-by-pictures.service.ts';
import { MakePicturesService } from './make-pictures.service.ts';
import { PictureClassesService } from './picture-classes.service.ts';
import { PictureLogInController } from './picture-log-in.controller.ts';
import { PicturePasswordsController } from './picture-passwords.controller.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    PasswordsModule,
    SessionsModule,
    TypeOrmModule.forFeature([SessionEntity, StudentEntity]),
  ],
  controllers: [PictureLogInController, PicturePasswordsController],
  providers: [LogInByPicturesService, MakePicturesService, PictureClassesService],
})
export class PictureLogInModule {}
