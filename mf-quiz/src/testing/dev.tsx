// The area alone, without a server: `npm run dev -w mf-quiz`.
import '@burrow/ui/styles.css';
import { showAlone } from '@burrow/remote-testing/alone';
import { inject, routes } from '../manifest.tsx';

showAlone({ remote: { routes, inject }, start: 'quiz' });
