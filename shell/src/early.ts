// A separate script, which runs while the shell is still loading. It cannot use anything that host and
// remotes share.
import { renewLeftPages } from './boot/left-page.ts';
import { startEarly } from './boot/start-early.ts';

renewLeftPages();
startEarly();
