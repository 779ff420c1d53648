export { nestWithDatabase as default } from '../../jest.preset.mjs';
