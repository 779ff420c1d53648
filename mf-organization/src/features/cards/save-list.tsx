import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { saveCsv } from '../../sheet/save-sheet.ts';
import type { PrintedCard } from './card-sheet.tsx';

interface SaveListProps {
  readonly cards: readonly PrintedCard[];
  /** What the file is called. */
  readonly title: string;
}

/** Saves what cards say as a list, for a teacher who keeps one; without the codes, which are as good as keys. */
export function SaveList({ cards, title }: SaveListProps) {
  const { t } = useTranslation('cards');
  const save = (): void => {
    const rows = cards.map(({ name, username, password }) => [name ?? '', username, password ?? '']);
    saveCsv(title, [[t('name'), t('username'), t('password')], ...rows]);
  };
  return <Button onClick={save}>{t('saveList')}</Button>;
}
