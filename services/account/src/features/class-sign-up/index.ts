export { ClassJoiningController } from './class-joining.controller.ts';
export { ClassPupilsService } from './class-pupils.service.ts';
export { ClassSignUpController } from './class-sign-up.controller.ts';
export { ClassSignUpService } from './class-sign-up.service.ts';
export { ClassTokensService } from './class-tokens.service.ts';
export { demandSeats } from './demand-seats.ts';
export { JoinRequestsRepository } from './join-requests.repository.ts';
export { JoinRequestsService } from './join-requests.service.ts';
