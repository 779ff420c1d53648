import { useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { useCreditQuery } from '../../level/level.api.ts';
import { PHONE } from '../../level/is-phone.ts';
import { useMedia } from '../../level/use-media.ts';
import type { OwnCode } from '../help/index.ts';
import { wayToMore } from './activations.rules.ts';
import { tipType } from './tip-type.rules.ts';
import type { Assistant } from './use-assistant.ts';

/**
 * Returns the step of help at which the assistant looks at the code; null where it gives no tips.
 * @param isOpen the steps are open, so that it matters how many looks are left
 */
export function useOwnCode(
  assistant: Assistant,
  course: string,
  content: ReactNode,
  isOpen: boolean,
): OwnCode | null {
  const { t } = useTranslation('play');
  const { user } = useSession();
  const isPhone = useMedia(PHONE);
  const isOff = !assistant.isAvailable || !assistant.isOn || isPhone;
  const left = useCreditQuery(tipType(course), { skip: isOff || !isOpen }).currentData?.counter ?? null;
  if (isOff) return null;
  const more = left === null ? null : wayToMore(user);
  const told = [left !== null && t('assistant.left', { count: left }), more && t(`assistant.${more}`)];
  return { told: told.filter(Boolean).join('. '), left, onOpen: assistant.ask, content };
}
