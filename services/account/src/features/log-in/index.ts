export { CandidatesRepository } from './candidates.repository.ts';
export { LogInByCardService } from './log-in-by-card.service.ts';
export { LogInController } from './log-in.controller.ts';
export { LogInService } from './log-in.service.ts';
export { RefusalsService } from './refusals.service.ts';
