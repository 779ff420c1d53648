/** What the play screen opens over itself; one at a time. */
export const PANELS = [
  'guide', 'help', 'save', 'load', 'history', 'certificate', 'code-book',
] as const; // prettier-ignore
export type PanelName = (typeof PANELS)[number];

/** Props of every dialog. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}
