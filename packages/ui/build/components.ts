/**
 * The antd components in use, by the style sheet that theirs are extracted to: `antd` is on every page, and each other
 * sheet is loaded with the entry of its name. `Checkbox` is what a table ticks its rows by.
 */
export const USED_COMPONENTS = {
  antd: ['Button', 'Drawer', 'Modal', 'Popover', 'Tooltip'],
  extra: ['Collapse', 'Progress', 'Segmented', 'Switch'],
  office: ['Dropdown'],
  table: ['Checkbox', 'Table'],
} as const;

export type Sheet = keyof typeof USED_COMPONENTS;
