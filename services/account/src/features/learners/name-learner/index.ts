export { NameLearnerModule } from './name-learner.module.ts';
