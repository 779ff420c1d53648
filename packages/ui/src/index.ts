export { Drawer, Modal, Popover } from 'antd';
export { Button, type ButtonProps } from './button/button.tsx';
export { DelayedSkeleton } from './feedback/delayed-skeleton.tsx';
export { PixelSquare, type SquareState } from './frame/pixel-square.tsx';
export { Icon } from './icon/icon.tsx';
export type { IconName } from './icon/icon-names.ts';
export { MessagePanel } from './panel/message.panel.tsx';
export { Tooltip } from './tooltip/tooltip.tsx';
export { UiProvider } from './provider/ui.provider.tsx';
