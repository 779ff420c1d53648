export * from './class-code.ts';
export * from './class-entry.schema.ts';
export * from './class.schema.ts';
export * from './invitation.schema.ts';
export * from './import.schema.ts';
export * from './member.schema.ts';
export * from './organization.schema.ts';
export * from './pupil.schema.ts';
