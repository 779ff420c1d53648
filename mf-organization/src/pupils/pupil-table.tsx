import { Portrait } from '@burrow/ui';
import { LocaleLink } from '@burrow/client';
import type { ListedPupil, PupilOrder } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import type { PupilColumns } from './pupil-columns.ts';
import { PupilMenu } from './pupil-menu.tsx';
import { SortHead } from './sort-head.tsx';

interface PupilTableProps {
  readonly pupils: readonly ListedPupil[];
  /** Ids of those who are ticked. */
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
  readonly sort: PupilOrder;
  readonly onSort: (sort: PupilOrder) => void;
  /** Whether they are of several classes. */
  readonly hasClasses: boolean;
  readonly onRenew: (pupil: ListedPupil) => void;
  readonly onRenewPictures: ((pupil: ListedPupil) => void) | undefined;
  /** Shown in place of when they joined. */
  readonly columns?: PupilColumns | undefined;
}

/** Students with their animals, to be ticked. */
export function PupilTable(props: PupilTableProps) {
  return (
    <table className="school-table">
      <PupilHeads {...props} />
      <tbody>
        {props.pupils.map(pupil => (
          <PupilRow key={pupil.student_id} pupil={pupil} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function PupilHeads({ pupils, ticked, onTick, sort, onSort, hasClasses, columns }: PupilTableProps) {
  const { t } = useTranslation('pupils');
  const ids = pupils.map(({ student_id: id }) => id);
  const areAll = ids.every(id => ticked.includes(id));
  return (
    <thead>
      <tr>
        <td className="school-table__tick">
          <input
            type="checkbox"
            className="form-check__box"
            aria-label={t('tickAll')}
            checked={areAll}
            ref={box => {
              if (box) box.indeterminate = ticked.length > 0 && !areAll;
            }}
            onChange={() => onTick(areAll ? [] : ids)}
          />
        </td>
        <SortHead by="username" text={t('student')} sort={sort} onSort={onSort} />
        {hasClasses && <th scope="col">{t('class')}</th>}
        {columns?.head}
        <th scope="col" className="school-table__wide">
          {t('assistant.title')}
        </th>
        {!columns && (
          <SortHead
            by="joined"
            text={t('joined')}
            sort={sort}
            onSort={onSort}
            className="school-table__wide"
          />
        )}
        <th scope="col" className="school-table__menu">
          <span className="visually-hidden">{t('more')}</span>
        </th>
      </tr>
    </thead>
  );
}

function PupilRow({
  pupil,
  ticked,
  onTick,
  hasClasses,
  onRenew,
  onRenewPictures,
  columns,
}: PupilTableProps & { readonly pupil: ListedPupil }) {
  const { t } = useTranslation('pupils');
  const { day } = useDates();
  const { student_id: id, username } = pupil;
  return (
    <tr>
      <td className="school-table__tick">
        <input
          type="checkbox"
          className="form-check__box"
          aria-label={t('tick', { username })}
          checked={ticked.includes(id)}
          onChange={({ target }) =>
            onTick(target.checked ? [...ticked, id] : ticked.filter(each => each !== id))
          }
        />
      </td>
      <th scope="row">
        <PupilName pupil={pupil} />
      </th>
      {hasClasses && <td dir="auto">{pupil.class_name ?? '–'}</td>}
      {columns?.cells(pupil)}
      <td className="school-table__wide">{t(pupil.assistant_enabled ? 'assistant.on' : 'assistant.off')}</td>
      {!columns && <td className="school-table__wide">{day(pupil.joined_at)}</td>}
      <td className="school-table__menu">
        <PupilMenu
          pupil={pupil}
          onRenew={() => onRenew(pupil)}
          onRenewPictures={onRenewPictures && (() => onRenewPictures(pupil))}
        />
      </td>
    </tr>
  );
}

function PupilName({ pupil }: { readonly pupil: ListedPupil }) {
  const { student_id: id, username, full_name: name, character } = pupil;
  return (
    <span className="school-pupil">
      <Portrait character={character} size={40} framed />
      <span className="school-pupil__words">
        <LocaleLink to={`organization/students/${id}`} dir="auto">
          {name ?? username}
        </LocaleLink>
        {name && <bdi className="school-quiet">{username}</bdi>}
      </span>
    </span>
  );
}
