import { useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import type { Answer, Item } from './difference.rules.ts';

interface UnsureGroupProps {
  readonly items: readonly Item[];
  readonly answers: ReadonlyMap<string, Answer>;
  readonly onAnswer: (key: string, answer: Answer) => void;
}

const ANSWERS: readonly Answer[] = ['skip', 'same', 'new'];

/** Who may be a student of the school: somebody who knows them says so. */
export function UnsureGroup({ items, answers, onAnswer }: UnsureGroupProps) {
  const { t } = useTranslation('import');
  if (items.length === 0) return null;
  return (
    <section className="panel import-group" aria-label={t('difference.unsure.title')}>
      <h2>
        {t('difference.unsure.title')} <span className="school-quiet">{items.length}</span>
      </h2>
      <p className="school-quiet">{t('difference.unsure.text')}</p>
      <Table
        className="school-table"
        blocksBelow={768}
        rowKey="key"
        dataSource={items}
        columns={[
          {
            title: t('difference.inList'),
            rowScope: 'row',
            render: (_, { name, after }) => <Who name={name} more={after} />,
          },
          {
            title: t('difference.inSchool'),
            render: (_, { name, student, before }) => (
              <Who
                name={student?.full_name ?? name}
                more={[student?.username, before].filter(Boolean).join(' · ')}
              />
            ),
          },
          {
            title: t('difference.answer'),
            render: (_, { key, name }) => (
              <select
                className="school-select"
                aria-label={t('difference.answerFor', { name })}
                value={answers.get(key) ?? 'skip'}
                onChange={({ target }) => onAnswer(key, target.value as Answer)}
              >
                {ANSWERS.map(answer => (
                  <option key={answer} value={answer}>
                    {t(`difference.answers.${answer}`)}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
      />
    </section>
  );
}

function Who({ name, more }: { readonly name: string; readonly more: string | null }) {
  return (
    <span className="import-who">
      <bdi>{name}</bdi>
      {more && <bdi className="school-quiet">{more}</bdi>}
    </span>
  );
}
