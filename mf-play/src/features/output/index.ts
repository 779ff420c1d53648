export { OutputPanel } from './output.panel.tsx';
export { Report } from './report.tsx';
