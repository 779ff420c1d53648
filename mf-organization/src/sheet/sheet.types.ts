/** A value of a sheet. */
export type SheetCell = string | number;

/** Rows, the headings first. */
export type Sheet = readonly (readonly SheetCell[])[];
