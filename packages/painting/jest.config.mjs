export { react as default } from '../../jest.preset.mjs';
