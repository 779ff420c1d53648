export { DemandPanel } from './demand.panel.tsx';
export { ResetSecondFactor } from './reset-second-factor.tsx';
