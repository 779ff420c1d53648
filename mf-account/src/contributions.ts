/** What the account area offers to others, as types: a release publishes this file, so it imports packages only. */
import type { ModalProps } from '@burrow/client';

/** Dialogs that any area may open, with what they are opened with. */
export type AccountDialogs = Pick<
  ModalProps,
  'choose-student' | 'avatar' | 'student-users' | 'go-to-sign-up' | 'mobile-sign-up' | 'feedback'
>;
