import { loadFormTexts } from '@burrow/forms/texts';
import { courseWords } from '@burrow/contracts/courses';
import { textsOnce } from '@burrow/i18n';

const loadOrganizationTexts = textsOnce(
  'organization',
  code => import(`./organization/${code}.json`, { with: { type: 'json' } }),
);

const loadCourseWords = textsOnce('course-words', courseWords);

/** What names courses in a list of them. */
const withCourseWords = (load: () => Promise<void>) => () => Promise.all([load(), loadCourseWords()]);

/** Texts that only some pages need. */
const MORE = {
  assignments: withCourseWords(
    textsOnce('assignments', code => import(`./assignments/${code}.json`, { with: { type: 'json' } })),
  ),
  remarks: textsOnce('remarks', code => import(`./remarks/${code}.json`, { with: { type: 'json' } })),
  marks: textsOnce('marks', code => import(`./marks/${code}.json`, { with: { type: 'json' } })),
  report: textsOnce('report', code => import(`./report/${code}.json`, { with: { type: 'json' } })),
  'first-steps': textsOnce(
    'first-steps',
    code => import(`./first-steps/${code}.json`, { with: { type: 'json' } }),
  ),
  leaving: textsOnce('leaving', code => import(`./leaving/${code}.json`, { with: { type: 'json' } })),
  agreement: textsOnce('agreement', code => import(`./agreement/${code}.json`, { with: { type: 'json' } })),
  'school-audit': textsOnce(
    'school-audit',
    code => import(`./school-audit/${code}.json`, { with: { type: 'json' } }),
  ),
  students: textsOnce('students', code => import(`./students/${code}.json`, { with: { type: 'json' } })),
  failures: textsOnce('failures', code => import(`./failures/${code}.json`, { with: { type: 'json' } })),
  'class-entry': textsOnce(
    'class-entry',
    code => import(`./class-entry/${code}.json`, { with: { type: 'json' } }),
  ),
  'look-here': textsOnce('look-here', code => import(`./look-here/${code}.json`, { with: { type: 'json' } })),
  pictures: textsOnce('pictures', code => import(`./pictures/${code}.json`, { with: { type: 'json' } })),
  lesson: textsOnce('lesson', code => import(`./lesson/${code}.json`, { with: { type: 'json' } })),
  live: withCourseWords(textsOnce('live', code => import(`./live/${code}.json`, { with: { type: 'json' } }))),
  cards: textsOnce('cards', code => import(`./cards/${code}.json`, { with: { type: 'json' } })),
  import: textsOnce('import', code => import(`./import/${code}.json`, { with: { type: 'json' } })),
  'unused-students': textsOnce(
    'unused-students',
    code => import(`./unused-students/${code}.json`, { with: { type: 'json' } }),
  ),
  'class-sets': withCourseWords(
    textsOnce('class-sets', code => import(`./class-sets/${code}.json`, { with: { type: 'json' } })),
  ),
  'archived-classes': textsOnce(
    'archived-classes',
    code => import(`./archived-classes/${code}.json`, { with: { type: 'json' } }),
  ),
  'over-time': textsOnce('over-time', code => import(`./over-time/${code}.json`, { with: { type: 'json' } })),
  'school-export': textsOnce(
    'school-export',
    code => import(`./school-export/${code}.json`, { with: { type: 'json' } }),
  ),
  'school-year': textsOnce(
    'school-year',
    code => import(`./school-year/${code}.json`, { with: { type: 'json' } }),
  ),
  membership: textsOnce(
    'membership',
    code => import(`./membership/${code}.json`, { with: { type: 'json' } }),
  ),
  teachers: textsOnce('teachers', code => import(`./teachers/${code}.json`, { with: { type: 'json' } })),
  substitutes: textsOnce(
    'substitutes',
    code => import(`./substitutes/${code}.json`, { with: { type: 'json' } }),
  ),
  guests: textsOnce('guests', code => import(`./guests/${code}.json`, { with: { type: 'json' } })),
  domains: textsOnce('domains', code => import(`./domains/${code}.json`, { with: { type: 'json' } })),
  'joining-school': textsOnce(
    'joining-school',
    code => import(`./joining-school/${code}.json`, { with: { type: 'json' } }),
  ),
} as const;

export type MoreTexts = keyof typeof MORE;

type Load<Loaded> = () => Promise<Loaded>;

/** Loads what `load` returns, together with the texts of every page of the area, and others that the page needs. */
export function withTexts<Loaded>(load: Load<Loaded>, more: readonly MoreTexts[] = []): Load<Loaded> {
  const all = [loadOrganizationTexts, loadFormTexts, ...more.map(name => MORE[name])];
  return async () => (await Promise.all([load(), ...all.map(each => each())]))[0];
}
