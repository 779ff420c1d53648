export { NameLearnerController } from './name-learner.controller.ts';
