export { statementFaults } from './statement-faults.ts';
