import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import type { useOrder } from './use-order.ts';

/** Changes between lines to be put in order and typing; not there while the typed program has lines of its own. */
export function OrderSwitch({ order }: { readonly order: ReturnType<typeof useOrder> }) {
  const { t } = useTranslation('play');
  const { mayOrder, isTyping, type } = order;
  if (!mayOrder) return null;
  return (
    <Button size="small" type="text" onClick={() => type(!isTyping)}>
      {t(isTyping ? 'exercise.lines' : 'exercise.type')}
    </Button>
  );
}
