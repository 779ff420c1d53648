const STORAGE_KEY = 'tip_switch';

/** Whether tips are switched on; they are at first. */
export function readTipSwitch(storage: Pick<Storage, 'getItem'> = localStorage): boolean {
  return storage.getItem(STORAGE_KEY) !== 'off';
}

export function keepTipSwitch(isOn: boolean, storage: Pick<Storage, 'setItem'> = localStorage): void {
  storage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
}
