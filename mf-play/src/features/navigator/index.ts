export { Navigator } from './navigator.part.tsx';
