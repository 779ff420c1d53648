export { demandSeats } from './demand-seats.ts';
export { ClassSignUpModule } from './class-sign-up.module.ts';
