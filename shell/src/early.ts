// A script of its own, which runs while the shell is still on its way. It can use nothing that host and
// remotes share.
import { renewLeftPages } from './boot/left-page.ts';
import { startEarly } from './boot/start-early.ts';

renewLeftPages();
startEarly();
