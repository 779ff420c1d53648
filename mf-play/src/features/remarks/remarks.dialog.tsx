import type { OwnRemark } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import { useState } from 'react';
import { LineMeant, remarkCardId, useAbout } from './remark-card.tsx';
import type { LinePlaces } from './use-line-places.ts';

interface RemarksDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly remarks: readonly OwnRemark[];
  readonly places: LinePlaces;
  /** Opens the card of a remark at its line. */
  readonly onShow: (remark: OwnRemark) => void;
}

/** Everything that teachers wrote about a level, the latest first. */
export function RemarksDialog({ open, onClose, remarks, places, onShow }: RemarksDialogProps) {
  const { t } = useTranslation('remarks');
  const [chosen, setChosen] = useState<OwnRemark | null>(null);
  const show = (remark: OwnRemark): void => {
    setChosen(remark);
    onShow(remark);
  };
  const focusChosen = (): void => {
    if (chosen) document.getElementById(remarkCardId(chosen))?.focus();
    setChosen(null);
  };
  return (
    <Modal
      open={open}
      title={t('title')}
      onCancel={onClose}
      footer={null}
      width={560}
      focusable={{ focusTriggerAfterClose: chosen === null }}
      afterClose={focusChosen}
      destroyOnHidden
    >
      <ul className="remark-list">
        {remarks.map(remark => (
          <li key={remark.id}>
            <ListedRemark remark={remark} places={places} onShow={show} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

type ListedRemarkProps = Pick<RemarksDialogProps, 'places' | 'onShow'> & { readonly remark: OwnRemark };

function ListedRemark({ remark, places, onShow }: ListedRemarkProps) {
  const { t } = useTranslation('remarks');
  const { dayAndTime } = useDates();
  const row = places.get(remark.id) ?? null;
  return (
    <>
      <p className="remark-card__about">
        <strong>{useAbout(remark, row === null ? null : row + 1)}</strong>{' '}
        <time dateTime={remark.created_at}>{dayAndTime(remark.created_at)}</time>
      </p>
      {remark.text && (
        <p className="remark-card__text" dir="auto">
          {remark.text}
        </p>
      )}
      {row === null && remark.line && <LineMeant text={remark.line.text} />}
      {row !== null && (
        <Button size="small" onClick={() => onShow(remark)}>
          {t('showLine', { line: row + 1 })}
        </Button>
      )}
    </>
  );
}
