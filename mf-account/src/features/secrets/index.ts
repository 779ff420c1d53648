export { SecretGate, useSecret } from './secret-gate.tsx';
export { withToken } from './with-token.tsx';
