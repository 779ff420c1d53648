import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useTheme } from './use-theme.ts';

interface UiProviderProps {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Sets theme and direction for everything below it. Once, around the whole page. */
export function UiProvider({ direction, children }: UiProviderProps) {
  const theme = useTheme();
  return (
    <ConfigProvider
      theme={theme}
      direction={direction}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
