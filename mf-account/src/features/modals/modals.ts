import type { ModalLoaders } from '@burrow/client';
import type { AccountDialogs } from '../../contributions.ts';
import { withProfileTexts } from '../../locales/texts.ts';
import { loadAvatarDialog } from '../avatar/index.ts';
import { loadChooseStudentDialog } from '../choose-student/index.ts';
import { loadFeedbackDialog } from '../feedback/index.ts';
import { loadGoToSignUpDialog, loadMobileSignUpDialog } from '../sign-up-prompts/index.ts';
import { loadStudentUsersDialog } from '../student-users/index.ts';

/** The dialogs of this area that any area may open; package.json names them for the shell. */
export const accountModals = {
  'choose-student': withProfileTexts(loadChooseStudentDialog),
  avatar: withProfileTexts(loadAvatarDialog),
  'student-users': withProfileTexts(loadStudentUsersDialog),
  'go-to-sign-up': withProfileTexts(loadGoToSignUpDialog),
  'mobile-sign-up': withProfileTexts(loadMobileSignUpDialog),
  feedback: withProfileTexts(loadFeedbackDialog),
} satisfies Required<Pick<ModalLoaders, keyof AccountDialogs>>;
