import type { PlayerCommandName } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { FLAG_VARIANTS, RECIPES, STRUCTURES } from '@burrow/world';

interface Row {
  readonly name: string;
  /** Amounts and names, as code knows them. */
  readonly parts: readonly string[];
}

const ROWS: Partial<Record<PlayerCommandName, readonly Row[]>> = {
  build: STRUCTURES.map(({ name, cost }) => ({ name, parts: [`${cost.amount} ${cost.type}`] })),
  combine: [...RECIPES].map(([name, parts]) => ({
    name,
    parts: parts.map(({ amount, types }) => `${amount} ${types.join(' / ')}`),
  })),
};

/** What a command needs: materials of buildings, recipes, and the flags of the pole. */
export function BookTable({ command }: { readonly command: PlayerCommandName }) {
  const { t } = useTranslation('code-book');
  const rows = ROWS[command];
  if (command === 'place') {
    return (
      <p className="book-entry__argument">
        {t('flags')}: <code>{FLAG_VARIANTS.join(', ')}</code>
      </p>
    );
  }
  if (!rows) return null;
  return (
    <details className="book-entry__costs">
      <summary>{t('costs')}</summary>
      <ul>
        {rows.map(({ name, parts }) => (
          <li key={name} dir="ltr">
            <code>{`"${name}"`}</code> <span>{parts.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
