/** The antd components in use; their styles are the ones that are extracted. */
export const USED_COMPONENTS = [
  'Button', 'Collapse', 'Drawer', 'Modal', 'Popover', 'Progress', 'Segmented', 'Switch', 'Tooltip',
] as const; // prettier-ignore
