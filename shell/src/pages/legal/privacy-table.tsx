import { useSiteConfig } from '@burrow/client';
import type { PrivacyRow } from '@burrow/contracts/privacy';

type Cells = readonly string[];
/** Headings and cells of the tables, by the ids of their rows. */
export type PrivacyRowTexts = Readonly<
  Record<'heads' | 'kept' | 'receivers', Readonly<Record<string, Cells>>>
> & {
  readonly nobody: string;
};

interface PrivacyTableProps {
  readonly texts: PrivacyRowTexts;
  readonly kind: 'kept' | 'receivers';
  readonly rows: readonly PrivacyRow[];
}

/** Rows of the privacy page, in the page's language. */
export function PrivacyTable({ texts, kind, rows }: PrivacyTableProps) {
  const { supportEmail } = useSiteConfig();
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
              <td key={heads[index]} data-head={heads[index]}>
                {cell.replace('{{supportEmail}}', supportEmail ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
