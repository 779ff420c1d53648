import { type Code, parseProgram, readCode, statementsOf } from '@burrow/python-syntax';
import { applyEdit, type Edit } from './code/edit.ts';
import type { Context } from './context.ts';
import { isBetter, progressOf, type Progress } from './run/progress.ts';

/** The maximum number of consecutive edits before one must have helped. */
const MAX_STEPS = 12;
/** The budget for one piece of advice, in statements: dozens of changes to a lesson's program, a few to a very long one. */
const MAX_TRIED = 3_000;
const LEAST_COST = 10;

/** Tries edits in the world before one is offered. */
export class EditTrial {
  private readonly context: Context;
  /** Null if the learner's program cannot be followed, or behaved differently than it does here. */
  private readonly before: Progress | null;
  private left = MAX_TRIED;

  constructor(context: Context) {
    this.context = context;
    const { level, code, error, parses } = context;
    const followed = level ? progressOf(level, code) : null;
    const isKnown = parses !== null;
    const isUnread = (followed?.unreadable ?? 0) > 0;
    const isAgreed = isUnread ? parses === false : followed?.error?.code === error?.code;
    this.before = !isKnown || isAgreed ? followed : null;
  }

  /** Whether anything is known about how far the program gets. */
  get isFollowed(): boolean {
    return this.before !== null;
  }

  /** The same with the whole budget. */
  again(): this {
    this.left = MAX_TRIED;
    return this;
  }

  /** The program after an edit that changes something and does not go back; null for any other edit. */
  private after(edit: Edit): Code | null {
    const { code, hadBefore } = this.context;
    if (this.left <= 0) return null;
    const after = readCode(applyEdit(code.source, edit));
    return statementsOf(after) === statementsOf(code) || hadBefore(after) ? null : after;
  }

  private isBetterThanBefore(code: Code, edit: Edit | null): boolean {
    const { level } = this.context;
    this.left -= Math.max(LEAST_COST, code.lines.length);
    const unread = this.before?.unreadable ?? 0;
    if (unread > 0) return parseProgram(code).unreadable.length < unread;
    const progress = level && progressOf(level, code);
    return progress !== null && this.before !== null && isBetter(this.before, progress, edit);
  }

  /** Whether the edit alone gets the program further. */
  isGood(edit: Edit): boolean {
    const after = this.after(edit);
    return after !== null && this.isBetterThanBefore(after, edit);
  }

  /** Whether the edit and those that follow from it, on the way to the reference, get the program further. */
  leadsOn(edit: Edit): boolean {
    return this.follows(edit, code => this.isBetterThanBefore(code, null));
  }

  /** If the program cannot be followed: whether Python can read it after the edit, or more of it than before. */
  compiles(edit: Edit): boolean {
    const after = this.after(edit);
    return after !== null && this.isReadable(after);
  }

  /** Like `compiles`, after the edit and those that follow from it. */
  compilesAtLast(edit: Edit): boolean {
    return this.follows(edit, code => this.isReadable(code));
  }

  private isReadable(code: Code): boolean {
    this.left -= Math.max(LEAST_COST, code.lines.length);
    const left = parseProgram(code).unreadable.length;
    return left === 0 || left < parseProgram(this.context.code).unreadable.length;
  }

  private follows(edit: Edit, isThere: (code: Code) => boolean): boolean {
    let code = this.after(edit);
    for (let step = 0; code && step < MAX_STEPS && this.left > 0; step++) {
      if (isThere(code)) return true;
      const [next] = this.context.stepsFrom(code);
      code = next ? readCode(applyEdit(code.source, next.edit)) : null;
    }
    return false;
  }
}
