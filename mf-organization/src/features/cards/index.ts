export { type PrintedCard, CardSheet } from './card-sheet.tsx';
export { cardsRoutes } from './cards.routes.tsx';
export { SaveList } from './save-list.tsx';
