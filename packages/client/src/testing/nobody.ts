import type { CurrentUser } from '@burrow/contracts';

/** What every user has, with nothing set: tests spread it and add what matters. */
export const NOBODY: CurrentUser = {
  user_id: null,
  email: null,
  full_name: null,
  student_id: null,
  is_student: false,
  is_staff: false,
  is_impersonated: false,
  organization_id: null,
  organization_name: null,
  user_details: { user_type: 0 },
  student_details: null,
  class_details: null,
  subscription: null,
  courses: [],
  deletion_at: null,
  session_ends_in: null,
};
