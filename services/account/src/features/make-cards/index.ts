export { MakeCardsController } from './make-cards.controller.ts';
export { MakeCardsService } from './make-cards.service.ts';
