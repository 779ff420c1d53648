import type { FoundGuest } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Portrait } from '@burrow/ui';
import type { ReactNode } from 'react';

interface GuestRowProps {
  readonly student: FoundGuest;
  /** What is done with them. */
  readonly children: ReactNode;
}

/** A student of another class. */
export function GuestRow({ student: { name, character, class_name }, children }: GuestRowProps) {
  const { t } = useTranslation('guests');
  return (
    <li className="guests__row">
      <Portrait character={character} size={32} framed />
      <span className="guests__who">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <bdi className="school-quiet">{class_name ?? t('noClass')}</bdi>
      </span>
      {children}
    </li>
  );
}
