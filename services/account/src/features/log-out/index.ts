export { LogOutController } from './log-out.controller.ts';
export { LogOutService } from './log-out.service.ts';
export { SessionListController } from './session-list.controller.ts';
export { SessionListRepository } from './session-list.repository.ts';
