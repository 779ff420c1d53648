import { Failure } from '@burrow/forms';
import { after, useSession, LoadSkeleton } from '@burrow/client';
import type { ListedStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useRef, useState } from 'react';
import { useSchoolStudentsQuery } from '../../api/students.api.ts';
import { useArrowKeys } from '../../components/use-arrow-keys.ts';
import { StudentButton } from './student-button.tsx';
import { type Choice, useChoice } from './use-choice.ts';

const ASK_AFTER_MS = 300;

/** The students of the classes that somebody teaches, searched; an administrator has all of the school. */
export function SchoolStudents(choice: Choice) {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => after(ASK_AFTER_MS, () => setSearch(typed.trim())), [typed]);
  const { data, error, refetch } = useSchoolStudentsQuery(search);
  return (
    <>
      <p className="dialog-text">{t('chooseStudent.text')}</p>
      <label className="student-search">
        <Icon name="search" size={18} />
        <span className="visually-hidden">{t('chooseStudent.search')}</span>
        <input
          type="search"
          dir="auto"
          autoFocus
          autoComplete="off"
          placeholder={t('chooseStudent.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {data ? (
        <FoundStudents students={data.students} total={data.total} {...choice} />
      ) : error ? (
        <Failure title={t('students.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton />
      )}
    </>
  );
}

interface FoundStudentsProps extends Choice {
  readonly students: readonly ListedStudent[];
  readonly total: number;
}

function FoundStudents({ students, total, ...choice }: FoundStudentsProps) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useArrowKeys(list, '.student-choice__item');
  const { take, leave, isLoading } = useChoice(choice);
  return (
    <>
      {total === 0 && <p role="status">{t('chooseStudent.notFound')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble up from its buttons */}
      <ul ref={list} className="student-choice" aria-label={t('chooseStudent.title')} onKeyDown={moveFocus}>
        {students.map(({ student_id: id, username, full_name: name, class_name: className, character }) => (
          <li key={id}>
            <StudentButton
              character={character}
              name={name ?? username}
              note={
                <bdi className="last-played">{[name && username, className].filter(Boolean).join(' · ')}</bdi>
              }
              isCurrent={id === user?.student_id}
              isFirst={false}
              disabled={isLoading}
              onClick={() => void take({ id, username })}
            />
          </li>
        ))}
        {user?.student_id && (
          <li>
            <button
              type="button"
              className="student-choice__item student-choice__item--add"
              disabled={isLoading}
              onClick={() => void leave()}
            >
              {t('chooseStudent.myself')}
            </button>
          </li>
        )}
      </ul>
      {total > students.length && (
        <p className="last-played">{t('chooseStudent.more', { shown: students.length, count: total })}</p>
      )}
    </>
  );
}
