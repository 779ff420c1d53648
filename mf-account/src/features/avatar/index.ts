export { loadAvatarDialog } from './avatar.part.ts';
