export { statementFaults } from './statement-faults.ts';
export { serviceStatementFaults } from './service-statement-faults.ts';
export { plainStatementFaults } from './plain-statement-faults.ts';
