export { DesignArea } from './design-area.tsx';
export { DesignProvider, useOpenDesign } from './design.context.tsx';
export { useDesign, type Design } from './use-design.ts';
