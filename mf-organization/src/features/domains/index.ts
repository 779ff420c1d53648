export { SchoolDomainsPanel } from './school-domains.panel.tsx';
