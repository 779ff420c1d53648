export { OpenStreams } from './open-streams.ts';
