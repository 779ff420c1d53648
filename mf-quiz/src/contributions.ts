/**
 * What this area offers to others, as types: a release publishes this file, so it imports packages only. A dialog of
 * `burrow.modals` is declared here as a property of `ModalProps`, by `declare module '@burrow/client'`.
 */

/** Paths of this area without language, which other areas may link to. */
export type QuizPath = `quiz/${string}/${string}`;

/** Pages of what was earned, without language: `me` in place of a student's id is whoever looks. */
export type EarnedPath = `badges/${string}` | `certificates/${string}` | `certificate/${string}`;
