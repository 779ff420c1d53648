export { statementFaults } from './statement-faults.ts';
export { serviceStatementFaults } from './service-statement-faults.ts';
