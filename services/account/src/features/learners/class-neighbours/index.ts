export { ClassNeighboursModule } from './class-neighbours.module.ts';
