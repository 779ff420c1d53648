export { react as default } from '@burrow/remote-kit/jest';
