export * from './answers/index.ts';
export * from './render-remote.tsx';
export * from './start-remote.ts';
