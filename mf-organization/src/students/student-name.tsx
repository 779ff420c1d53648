import { LocaleLink } from '@burrow/client';
import type { ListedStudent } from '@burrow/contracts';
import { Portrait } from '@burrow/ui';

interface StudentNameProps {
  readonly student: Pick<ListedStudent, 'student_id' | 'username' | 'full_name' | 'character'>;
  /** Whether the name leads to their page. */
  readonly isLink?: boolean;
}

/** A student in a row of a table: animal, name, username. */
export function StudentName({ student, isLink = true }: StudentNameProps) {
  const { student_id: id, username, full_name: name, character } = student;
  return (
    <span className="school-student">
      <Portrait character={character} size={40} framed />
      <span className="school-student__words">
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
