export { GiftsModule } from './gifts.module.ts';
