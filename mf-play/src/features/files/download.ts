import { after } from '@burrow/client';

/** Saves code in the browser's downloads under a name. */
export function downloadCode(name: string, code: string): void {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/x-python;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  after(0, () => URL.revokeObjectURL(url));
}
