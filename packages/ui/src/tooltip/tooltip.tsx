import { Tooltip as AntdTooltip, type TooltipProps } from 'antd';
import { useState } from 'react';

const isBehindDialog = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/**
 * A few words about what has the pointer or the focus. They are not shown once a dialog has opened: Escape
 * would close the words behind the dialog instead of the dialog.
 */
export function Tooltip({ open, onOpenChange, title, ...props }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const change = (wanted: boolean): void => {
    const next = wanted && !isBehindDialog();
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <AntdTooltip {...props} title={title} open={(open ?? isOpen) && Boolean(title)} onOpenChange={change} />
  );
}
