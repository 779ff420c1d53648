export { ReviewArea } from './review-area.tsx';
