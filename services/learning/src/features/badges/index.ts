export { BadgesController } from './badges.controller.ts';
