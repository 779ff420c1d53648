import { LocaleLink } from '@burrow/client';
import type { ListedPupil } from '@burrow/contracts';
import { Portrait } from '@burrow/ui';

interface PupilNameProps {
  readonly pupil: Pick<ListedPupil, 'student_id' | 'username' | 'full_name' | 'character'>;
  /** Whether the name leads to their page. */
  readonly isLink?: boolean;
}

/** A student in a row of a table: animal, name, username. */
export function PupilName({ pupil, isLink = true }: PupilNameProps) {
  const { student_id: id, username, full_name: name, character } = pupil;
  return (
    <span className="school-pupil">
      <Portrait character={character} size={40} framed />
      <span className="school-pupil__words">
        {isLink ? (
          <LocaleLink to={`organization/students/${id}`} dir="auto">
            {name ?? username}
          </LocaleLink>
        ) : (
          <bdi>{name ?? username}</bdi>
        )}
        {name && <bdi className="school-quiet">{username}</bdi>}
      </span>
    </span>
  );
}
