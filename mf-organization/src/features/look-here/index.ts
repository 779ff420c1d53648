export { LookHere } from './look-here.tsx';
