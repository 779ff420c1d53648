export { GoogleButton, GoogleOrPassword } from './google-button.tsx';
export { GoogleNote } from './google-note.tsx';
export { GoogleSignUp } from './google-sign-up.tsx';
export { LinkGoogle } from './link-google.tsx';
