export * from './class.schema.ts';
export * from './organization.schema.ts';
