export { RebuildService } from './rebuild.service.ts';
