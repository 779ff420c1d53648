// The area alone, with a small shop in the page instead of a server: `npm run dev -w mf-billing`.
// `?as=parent`, `admin`, `teacher`, `staff` or `child` is that person; by default a visitor.
import '@burrow/ui/styles.css';
import { showAlone } from '@burrow/remote-testing/alone';
import { remote } from '../remote.ts';
import { billingHandlers } from './handlers.ts';
import { ADMIN, CHILD, PARENT, Shop, STAFF, TEACHER } from './shop.ts';

const PEOPLE = { parent: PARENT, admin: ADMIN, teacher: TEACHER, staff: STAFF, child: CHILD } as const;

const shop = new Shop();
const as = new URLSearchParams(location.search).get('as') as keyof typeof PEOPLE | null;
if (as) shop.logIn(PEOPLE[as]);
else shop.signOut();
showAlone({ remote, handlers: billingHandlers(shop), start: 'purchase' });
