import { keptInTab } from '@burrow/client';
import { readClassCode } from '@burrow/contracts';

const NAME = 'burrow.class_code';

/** Returns the code of the class whose children log in with pictures in this tab, or null. */
export const keptClassCode = (): string | null => readClassCode(keptInTab.getItem(NAME) ?? '');

/** Remembers it for the next child, as long as the tab is open; null forgets it. */
export const keepClassCode = (code: string | null): void => void keptInTab.setItem(NAME, code ?? '');
