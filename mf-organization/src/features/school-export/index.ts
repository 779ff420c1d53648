export { SchoolExportPanel } from './school-export.panel.tsx';
