export * from './after-log-in.rules.ts';
export * from './locale-path.ts';
export * from './next-path.rules.ts';
export * from './owned-path.rules.ts';
