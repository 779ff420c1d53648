import type { Member } from '@burrow/contracts';
import { useSession } from '@burrow/client';
import { useSubstitutesQuery } from '../../api/substitutes.api.ts';
import { nameOf } from '../../members/name-of.rules.ts';
import { useDaysText } from './use-days-text.ts';

interface SubstitutesLineProps {
  readonly classId: string;
  /** Known to administrators only. */
  readonly staff: readonly Member[] | undefined;
}

/** Says on the page of a class who has it for some days, and to them until when. */
export function SubstitutesLine({ classId, staff }: SubstitutesLineProps) {
  const { user } = useSession();
  const daysText = useDaysText();
  const { data } = useSubstitutesQuery(classId);
  const lines = (data?.substitutes ?? []).map(({ user_id, ...times }) => {
    if (user_id === user?.user_id) return { user_id, text: daysText('you', times) };
    const member = staff?.find(each => each.user_id === user_id);
    const text = member ? daysText('named', times, nameOf(member)) : daysText('somebody', times);
    return { user_id, text };
  });
  if (lines.length === 0) return null;
  return (
    <ul className="school-notice substitutes__lines">
      {lines.map(({ user_id, text }) => (
        <li key={user_id}>{text}</li>
      ))}
    </ul>
  );
}
