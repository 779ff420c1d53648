export { UsernameField } from './username-field.tsx';
export { usernameApi } from './username.api.ts';
