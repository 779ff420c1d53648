import { Module } from '@nestjs/common';
import { CopiesModule } from './copies/index.ts';
import { ImportStudentsModule } from './import-students/index.ts';
import { LeavingModule } from './leaving/index.ts';
import { LoginCardsModule } from './login-cards/index.ts';
import { MakeStudentsModule } from './make-students/index.ts';
import { ManageStudentsModule } from './manage-students/index.ts';
import { PicturePasswordsModule } from './picture-passwords/index.ts';
import { RostersModule } from './rosters/index.ts';
import { UnusedStudentsModule } from './unused-students/index.ts';

/** The students of a school: how they come, log in, move and leave. */
@Module({
  imports: [
    CopiesModule,
    ImportStudentsModule,
    LeavingModule,
    LoginCardsModule,
    MakeStudentsModule,
    ManageStudentsModule,
    PicturePasswordsModule,
    RostersModule,
    UnusedStudentsModule,
  ],
})
export class StudentsModule {}
