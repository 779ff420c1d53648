export { LoginCardsModule } from './login-cards.module.ts';
