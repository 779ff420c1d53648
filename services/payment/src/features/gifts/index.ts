export { BeginGiftService } from './begin-gift.service.ts';
export { GiftsController } from './gifts.controller.ts';
export { OwnGiftsService } from './own-gifts.service.ts';
