// The play area alone, with recorded answers instead of a server: `npm run dev -w mf-play`.
import '@burrow/ui/styles.css';
import './dev.css';
import { showAlone } from '@burrow/remote-testing/alone';
import { remote } from '../remote.ts';
import { DevLayout } from './dev-layout.tsx';
import { playHandlers } from './handlers.ts';

showAlone({ remote, handlers: playHandlers(), layout: <DevLayout drawer={remote.slots?.drawer} /> });
