export { AskedNote } from './asked-note.tsx';
export { FamilyStays } from './family-stays.tsx';
export { joinSchoolRoutes } from './join-school.routes.tsx';
export { WaitingCount } from './waiting-count.tsx';
export { WaitingTeachers } from './waiting-teachers.tsx';
