import { kept, type Kept } from '@burrow/client';

const STORAGE_KEY = 'tip_switch';

/** Whether tips are switched on; they are by default. */
export function readTipSwitch(storage: Pick<Kept, 'getItem'> = kept): boolean {
  return storage.getItem(STORAGE_KEY) !== 'off';
}

export function keepTipSwitch(isOn: boolean, storage: Pick<Kept, 'setItem'> = kept): void {
  storage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
}
