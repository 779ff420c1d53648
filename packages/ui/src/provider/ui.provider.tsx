import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { antdTheme } from '../theme/antd-theme.ts';

interface UiProviderProps {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Sets theme and direction for everything below it. Once, around the whole page. */
export function UiProvider({ direction, children }: UiProviderProps) {
  return (
    <ConfigProvider
      theme={antdTheme}
      direction={direction}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
