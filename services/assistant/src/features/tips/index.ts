export { AdviserService } from './adviser.service.ts';
export { TipsController } from './tips.controller.ts';
export { TipsService } from './tips.service.ts';
export { WordingService } from './wording.service.ts';
