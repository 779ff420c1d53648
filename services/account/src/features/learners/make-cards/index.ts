export { MakeCardsModule } from './make-cards.module.ts';
