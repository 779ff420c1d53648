export { ClassSignUpController } from './class-sign-up.controller.ts';
export { ClassSignUpService } from './class-sign-up.service.ts';
export { demandSeats } from './demand-seats.ts';
