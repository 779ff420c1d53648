export { ClassHandedIn } from './class-handed-in.tsx';
