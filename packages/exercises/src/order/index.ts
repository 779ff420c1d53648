export { readArrangement, writeArrangement, type OrderTask, type PlacedLine } from './arrangement.rules.ts';
export { LineOrder } from './line-order.tsx';
