export { ContinueRun } from './continue-run.tsx';
export { EndlessNotice } from './endless-notice.tsx';
export { VariantNotice } from './variant-notice.tsx';
