export { BadgesModule } from './badges.module.ts';
