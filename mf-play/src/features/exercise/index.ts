export { ExerciseLabel } from './exercise-label.tsx';
export { OrderArea } from './order-area.tsx';
export { OrderSwitch } from './order-switch.tsx';
export { useOrder } from './use-order.ts';
