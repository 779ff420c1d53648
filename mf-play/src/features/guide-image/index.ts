export { GuideImage } from './guide-image.tsx';
