export { AttemptsHint } from './attempts-hint.tsx';
