import { loadFormTexts } from '@burrow/forms/texts';
import { courseWords } from '@burrow/contracts/courses';
import { textsOnce } from '@burrow/i18n';

/** What several pages say: the names of plans, what they include, amounts. */
const loadBillingTexts = textsOnce(
  'billing',
  code => import(`./billing/${code}.json`, { with: { type: 'json' } }),
);

/** Texts that only some pages need. */
const MORE = {
  checkout: textsOnce('checkout', code => import(`./checkout/${code}.json`, { with: { type: 'json' } })),
  schools: textsOnce('schools', code => import(`./schools/${code}.json`, { with: { type: 'json' } })),
  'refund-policy': textsOnce(
    'refund-policy',
    code => import(`./refund-policy/${code}.json`, { with: { type: 'json' } }),
  ),
  purchase: textsOnce('purchase', code => import(`./purchase/${code}.json`, { with: { type: 'json' } })),
  'own-billing': textsOnce(
    'own-billing',
    code => import(`./own-billing/${code}.json`, { with: { type: 'json' } }),
  ),
  assign: textsOnce('assign', code => import(`./assign/${code}.json`, { with: { type: 'json' } })),
  cancel: textsOnce('cancel', code => import(`./cancel/${code}.json`, { with: { type: 'json' } })),
  gifts: textsOnce('gifts', code => import(`./gifts/${code}.json`, { with: { type: 'json' } })),
  courses: textsOnce('courses', code => import(`./courses/${code}.json`, { with: { type: 'json' } })),
  'course-words': textsOnce('course-words', courseWords),
  support: textsOnce('support', code => import(`./support/${code}.json`, { with: { type: 'json' } })),
} as const;

export type MoreTexts = keyof typeof MORE;

type Load<Loaded> = () => Promise<Loaded>;

/** Loads what `load` returns, together with the texts of every page of the area, and others that it needs. */
export function withTexts<Loaded>(load: Load<Loaded>, ...more: readonly MoreTexts[]): Load<Loaded> {
  const all = [loadBillingTexts, loadFormTexts, ...more.map(name => MORE[name])];
  return async () => (await Promise.all([load(), ...all.map(each => each())]))[0];
}
