import type { Pupil } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Portrait } from '../components/portrait.tsx';

interface PupilTableProps {
  readonly pupils: readonly Pupil[];
  /** Ids of those who are ticked. */
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
}

/** Students with their animals, to be ticked. */
export function PupilTable({ pupils, ticked, onTick }: PupilTableProps) {
  const { t } = useTranslation('organization');
  const { day } = useDates();
  const ids = pupils.map(({ student_id: id }) => id);
  const areAll = ids.every(id => ticked.includes(id));
  const turn = (id: string, on: boolean): void =>
    onTick(on ? [...ticked, id] : ticked.filter(each => each !== id));
  return (
    <table className="school-table">
      <thead>
        <tr>
          <td className="school-table__tick">
            <input
              type="checkbox"
              className="form-check__box"
              aria-label={t('pupils.tickAll')}
              checked={areAll}
              ref={box => {
                if (box) box.indeterminate = ticked.length > 0 && !areAll;
              }}
              onChange={() => onTick(areAll ? [] : ids)}
            />
          </td>
          <th scope="col">{t('pupils.student')}</th>
          <th scope="col">{t('pupils.joined')}</th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(({ student_id: id, username, full_name: name, character, joined_at: joined }) => (
          <tr key={id}>
            <td className="school-table__tick">
              <input
                type="checkbox"
                className="form-check__box"
                aria-label={t('pupils.tick', { username })}
                checked={ticked.includes(id)}
                onChange={({ target }) => turn(id, target.checked)}
              />
            </td>
            <th scope="row">
              <span className="school-pupil">
                <Portrait character={character} size={40} />
                <span className="school-pupil__words">
                  <bdi>{name ?? username}</bdi>
                  {name && <bdi className="school-quiet">{username}</bdi>}
                </span>
              </span>
            </th>
            <td>{day(joined)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
