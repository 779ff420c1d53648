import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { VisitorEntity } from '../../../database/entities/visitor.entity.ts';
import { LanguageController } from './language.controller.ts';
import { LanguagesService } from './languages.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([StudentEntity, UserEntity, VisitorEntity])],
  controllers: [LanguageController],
  providers: [LanguagesService],
  exports: [LanguagesService],
})
export class LanguageModule {}
