export { ReleaseVisitorsModule } from './release-visitors.module.ts';
