export { SecretGate, useSecret } from './secret-gate.tsx';
