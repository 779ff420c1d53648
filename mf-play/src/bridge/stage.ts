import type { Direction, Position } from '@burrow/contracts';
import type { WorldState } from '@burrow/world';

/**
 * Draws. It decides nothing: it is told what happened and resolves when the picture has shown it.
 * Durations are in milliseconds.
 */
export interface Stage {
  /** Shows a state immediately, without any movement. */
  show(state: WorldState): void;
  /** Ends every movement; things are then where the state has them. The view stays where it is. */
  settle(state: WorldState): void;
  move(to: Position, duration: number): Promise<void>;
  turn(facing: Direction, duration: number): Promise<void>;
  bump(facing: Direction, duration: number): Promise<void>;
  /** An item is taken and flies up; a source stays. */
  collect(item: number, state: WorldState, duration: number): Promise<void>;
  /** An item slides to the next tile. */
  push(item: number, to: Position, duration: number): Promise<void>;
  /** Something appears: it was built, mixed or put down. */
  appear(item: number, state: WorldState, duration: number): Promise<void>;
  /** An item changes its look: opened, closed, written on, watered; null is the ground. */
  change(item: number | null, state: WorldState, duration: number): Promise<void>;
  /** The animal cheers, or sees stars. */
  act(pose: 'cheer' | 'dizzy', duration: number): Promise<void>;
  /** Returns where a tile's top centre is, in CSS pixels of the canvas. */
  screenPosition(tile: Position): { readonly x: number; readonly y: number };
  /** Returns where the map begins and how large a tile is, in CSS pixels of the canvas. */
  mapOnScreen(): { readonly x: number; readonly y: number; readonly tile: number };
  /** Returns the tile at a point of the canvas, in CSS pixels; null outside the map. */
  tileAt(x: number, y: number): Position | null;
  /** Marks the tile under the pointer. */
  hover(tile: Position | null): void;
  /** Shows the rest of the path that the pointer has chosen; an empty one removes it. */
  showWay(way: readonly Position[]): void;
  /** One camera step in (1) or out (-1). */
  zoom(direction: 1 | -1): void;
}
