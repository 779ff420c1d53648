import type { HandedIn } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';
import type { ClassName } from '../../students/use-class-names.ts';
import { GuestMark } from '../guests/index.ts';
import { LaterReturnWork } from './later-return-work.ts';

interface HandedInRowProps {
  readonly work: HandedIn;
  /** Once it is known. */
  readonly who: ClassName | undefined;
  readonly level: string;
}

/** A program that somebody handed in; opened, it is read and returned. */
export function HandedInRow({ work, who, level }: HandedInRowProps) {
  const { t } = useTranslation('remarks');
  const { dayAndTime } = useDates();
  const id = useId();
  const name = who?.name ?? '…';
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const at = work.state === 'handed-in' ? work.handed_in_at : (work.returned_at ?? work.handed_in_at);
  return (
    <>
      <div className="handed-in__row">
        <p>
          <strong dir="auto">{name}</strong> {who?.isGuest && <GuestMark />} <bdi>{level}</bdi>{' '}
          <span className="school-quiet">{t(`since.${work.state}`, { at: dayAndTime(at) })}</span>
        </p>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${t(isOpen ? 'hideWork' : 'showWork')}: ${name}, ${level}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'hideWork' : 'showWork')}
        </Button>
      </div>
      <div id={id}>{isOpen && <LaterReturnWork work={work} onDone={close} />}</div>
    </>
  );
}
