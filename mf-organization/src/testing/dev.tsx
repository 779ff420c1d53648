import { answer } from '@burrow/remote-testing/answers';
// The area alone, with a made-up school in place of a server: `npm run dev -w mf-organization`; `?as=teacher` for its teacher.
import '@burrow/ui/styles.css';
import { showAlone } from '@burrow/remote-testing/alone';
import { inject, routes } from '../manifest.tsx';
import { School, schoolHandlers } from './organization.handlers.ts';
import { ADMIN, TEACHER } from './school.ts';

document.cookie = 'has_session=1; path=/';
const user = new URLSearchParams(location.search).get('as') === 'teacher' ? TEACHER : ADMIN;
const current = answer('getCurrentUser', () => user);
const handlers = [current, ...schoolHandlers(new School())];
showAlone({ remote: { routes, inject }, handlers, start: 'organization' });
