export { ClosingBanner } from './closing-banner.tsx';
export { CloseOrganization } from './close-organization.tsx';
