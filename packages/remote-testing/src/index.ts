export * from './refusal.ts';
export * from './render-remote.tsx';
export * from './start-remote.ts';
