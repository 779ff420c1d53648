export { nest as default } from '../../jest.preset.mjs';
