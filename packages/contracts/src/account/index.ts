export * from './auth.schema.ts';
export * from './current-user.schema.ts';
export * from './fields.schema.ts';
export * from './hand-over.schema.ts';
export * from './internal.schema.ts';
export * from './profile.schema.ts';
export * from './user.schema.ts';
export * from './patterns.ts';
