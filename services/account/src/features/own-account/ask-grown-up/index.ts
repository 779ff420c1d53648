export { AskGrownUpModule } from './ask-grown-up.module.ts';
