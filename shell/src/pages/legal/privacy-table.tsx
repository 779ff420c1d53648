import { useSiteConfig } from '@burrow/client';
import type { PrivacyRow } from '@burrow/contracts/privacy';
import { useTranslation } from '@burrow/i18n';
import ar from './privacy-rows.ar.json' with { type: 'json' };
import en from './privacy-rows.en.json' with { type: 'json' };

type Cells = readonly string[];
type RowTexts = Readonly<Record<'heads' | 'kept' | 'receivers', Readonly<Record<string, Cells>>>> & {
  readonly nobody: string;
};

const TEXTS: Readonly<Record<string, RowTexts>> = { en, ar };

interface PrivacyTableProps {
  readonly kind: 'kept' | 'receivers';
  readonly rows: readonly PrivacyRow[];
}

/** Rows of the privacy page, in the page's language. */
export function PrivacyTable({ kind, rows }: PrivacyTableProps) {
  const { i18n } = useTranslation('shell');
  const { supportEmail } = useSiteConfig();
  const texts: RowTexts = TEXTS[i18n.language] ?? en;
  const heads = texts.heads[kind] ?? [];
  const cellsOf = (row: PrivacyRow): Cells => texts[kind][row.id] ?? [];
  if (rows.length === 0) return <p>{texts.nobody}</p>;
  return (
    <table>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            {cellsOf(row).map((cell, index) => (
              <td key={heads[index]}>{cell.replace('{{supportEmail}}', supportEmail ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
