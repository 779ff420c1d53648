import type { RouteObject } from '@burrow/client/router';
import { schoolPage } from '../../components/school-page.tsx';
import type { OrganizationPath } from '../../contributions.ts';
import { agreementRoutes } from '../agreement/index.ts';
import { auditRoutes } from '../audit/index.ts';
import { addStudentsRoutes } from '../add-students/index.ts';
import { classEntryRoutes } from '../class-entry/index.ts';
import { classesRoutes } from '../classes/index.ts';
import { classSetsRoutes } from '../class-sets/index.ts';
import { lessonRoutes } from '../lesson/index.ts';
import { marksRoutes } from '../marks/index.ts';
import { detailsRoutes, registerRoutes } from '../details/index.ts';
import { membershipRoutes } from '../membership/index.ts';
import { leavingRoutes } from '../leaving/index.ts';
import { unusedStudentsRoutes } from '../unused-students/index.ts';
import { archivedClassesRoutes } from '../archived-classes/index.ts';
import { overTimeRoutes } from '../over-time/index.ts';
import { schoolYearRoutes } from '../school-year/index.ts';
import { studentRoutes } from '../student/index.ts';
import { cardsRoutes } from '../cards/index.ts';
import { importRoutes } from '../import/index.ts';
import { namesRoutes } from '../names/index.ts';
import { picturePasswordsRoutes } from '../picture-passwords/index.ts';
import { reportRoutes } from '../report/index.ts';
import { studentsRoutes } from '../students/index.ts';
import { joinSchoolRoutes } from '../teacher-requests/index.ts';
import { teachersRoutes } from '../teachers/index.ts';

const path: OrganizationPath = 'organization';

/** The protected pages of a school. What is below `SchoolGate` needs a school that is registered. */
export const areaRoutes: readonly RouteObject[] = [
  ...joinSchoolRoutes,
  ...registerRoutes,
  {
    path,
    element: schoolPage(async () => (await import('./area-layout.tsx')).AreaLayout),
    children: [
      { index: true, element: schoolPage(async () => (await import('./start.page.tsx')).StartPage) },
      ...agreementRoutes,
      ...detailsRoutes,
      {
        element: schoolPage(async () => (await import('./school-gate.tsx')).SchoolGate),
        children: [
          ...classesRoutes,
          ...cardsRoutes,
          ...picturePasswordsRoutes,
          ...marksRoutes,
          ...reportRoutes,
          ...importRoutes,
          ...namesRoutes,
          ...classEntryRoutes,
          ...lessonRoutes,
          ...studentsRoutes,
          ...addStudentsRoutes,
          ...studentRoutes,
          ...leavingRoutes,
          ...overTimeRoutes,
          ...archivedClassesRoutes,
          ...unusedStudentsRoutes,
          ...classSetsRoutes,
          ...schoolYearRoutes,
          ...membershipRoutes,
          ...teachersRoutes,
          ...auditRoutes,
        ],
      },
    ],
  },
];
