export { SearchModule } from './search.module.ts';
