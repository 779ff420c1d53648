export { EXPORTED } from './export/exported-columns.table.ts';
export { ProfileModule } from './profile.module.ts';
