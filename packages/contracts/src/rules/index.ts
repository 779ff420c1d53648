export * from './access.rules.ts';
export * from './class.rules.ts';
export * from './course-part.rules.ts';
export * from './execution-type.rules.ts';
export * from './organization-plans.rules.ts';
export * from './standing.rules.ts';
export * from './weekly-challenge.rules.ts';
export * from './class-work.rules.ts';
