import { Button as AntButton, type ButtonProps as AntButtonProps } from 'antd';
import type { Ref } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface ButtonProps extends AntButtonProps {
  readonly ref?: Ref<HTMLButtonElement | HTMLAnchorElement>;
}

const BUSY = <Icon name="busy" className="button-busy" />;

/**
 * antd's button. While it is loading it is busy and keeps its name: the spinner is decoration.
 *
 * @example
 * import { Button } from '@burrow/ui';
 * <Button type="primary" loading>Save</Button> // → shows button 'Save'
 */
export function Button({ loading = false, ...props }: ButtonProps) {
  if (!loading) return <AntButton {...props} />;
  const told = typeof loading === 'object' ? loading : {};
  return <AntButton aria-busy {...props} loading={{ icon: BUSY, ...told }} />;
}
