/**
 * The version of the data-processing agreement in force, which is the day from which it is offered. A new text is a new
 * version, so that what was accepted can still be read.
 */
export const AGREEMENT_VERSION = '2026-11-23';
