export { CounterPanel } from './counter.panel.tsx';
export { GoalList } from './goal-list.tsx';
export { GoalPicture } from './goal-picture.tsx';
export { goalPicture, goalWords } from './goal-words.ts';
export { groupGoals, type GoalGroup } from './goals.rules.ts';
