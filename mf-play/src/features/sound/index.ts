export { SoundButton } from './sound-button.tsx';
export { useResultSound, useSounds } from './use-sounds.ts';
