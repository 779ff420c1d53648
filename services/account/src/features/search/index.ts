export { SearchController } from './search.controller.ts';
