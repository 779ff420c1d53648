import { kept, LocaleLink, useSession } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { FIRST_COURSE } from '@burrow/contracts/courses';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useState } from 'react';
import { useClassesProgressQuery } from '../../api/class-work.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { useInvitationsQuery, useTeachersQuery } from '../../api/teachers.api.ts';
import { firstSteps, type Step } from './first-steps.rules.ts';

interface FirstStepsProps {
  readonly classes: readonly SchoolClass[];
  /** How many the school has. */
  readonly total: number;
}

/** What a new administrator does first, ticked as it gets done; it goes when all is done, or when it is closed. */
export function FirstSteps(props: FirstStepsProps) {
  const { user, isAdmin } = useSession();
  const name = `first_steps.${user?.organization_id}`;
  const [isClosed, setIsClosed] = useState(() => kept.getItem(name) !== null);
  if (!isAdmin || isClosed) return null;
  const close = (): void => {
    kept.setItem(name, 'closed');
    setIsClosed(true);
  };
  return <OpenSteps {...props} onClose={close} />;
}

function OpenSteps({ classes, total, onClose }: FirstStepsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('first-steps');
  const { data: school } = useOrganizationQuery();
  const { data: staff } = useTeachersQuery();
  const { data: open } = useInvitationsQuery();
  const ids = classes.map(({ id }) => id);
  const { data: work } = useClassesProgressQuery({ ids, course: FIRST_COURSE }, { skip: ids.length === 0 });
  const steps = firstSteps({
    adults: staff?.teachers.length,
    invitations: open?.invitations.length,
    classes: total,
    students: school?.seats?.taken,
    hasPlayed: work?.classes.some(({ most_on: chapter }) => chapter !== null),
  });
  const left = steps?.filter(({ isDone }) => !isDone).length ?? 0;
  if (!steps || left === 0) return null;
  return (
    <section className="panel first-steps" aria-label={t('title')}>
      <div className="first-steps__head">
        <h2>{t('title')}</h2>
        <Button type="text" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </Button>
      </div>
      <ol>
        {steps.map(step => (
          <li key={step.name}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step: { name, isDone, to } }: { readonly step: Step }) {
  const { t } = useTranslation('first-steps');
  return (
    <span className={isDone ? 'first-step first-step--done' : 'first-step'}>
      <span className="first-step__mark" aria-hidden="true">
        {isDone && <Icon name="check" size={14} />}
      </span>
      {isDone || !to ? t(`steps.${name}`) : <LocaleLink to={to}>{t(`steps.${name}`)}</LocaleLink>}
      {isDone && <span className="visually-hidden">{t('done')}</span>}
    </span>
  );
}
