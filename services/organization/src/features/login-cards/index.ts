export { LoginCardsController } from './login-cards.controller.ts';
export { LoginCardsService } from './login-cards.service.ts';
