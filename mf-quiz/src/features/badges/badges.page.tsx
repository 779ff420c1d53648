import { type ApiError, LinkButton, LoadSkeleton, PageHead, useSession } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { OwnBadge } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { LearnerFailure } from '../../components/learner-failure.tsx';
import { Message } from '../../components/message.tsx';
import { NotIndexed } from '../../components/not-indexed.tsx';
import { type AskedLearner, askedLearner, whoseAre } from '../../learner/asked-learner.rules.ts';
import { badgeGroups, givenCount, type BadgeGroup } from './badge-groups.rules.ts';
import { BadgeCard } from './badge-card.tsx';
import { useBadgesQuery } from './badges.api.ts';

/** All badges of a learner: those that were given, and what the others take. */
export function BadgesPage() {
  const { t } = useTranslation('badges');
  const asked = askedLearner(useParams()['studentId']);
  if (!asked) return <Message title={t('unknown.title')} text={t('unknown.text')} />;
  return <BadgesOf key={asked.kind === 'own' ? 'me' : asked.id} asked={asked} />;
}

function BadgesOf({ asked }: { readonly asked: AskedLearner }) {
  const { i18n } = useTranslation('badges');
  const { isLoading } = useSession();
  const { data, error, refetch } = useBadgesQuery(
    { ...(asked.kind === 'student' && { student_id: asked.id }), language: i18n.language },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <LoadSkeleton lines={8} />;
  if (error && !data)
    return <LearnerFailure texts="badges" error={error as ApiError} onRetry={() => void refetch()} />;
  if (!data) return <LoadSkeleton lines={8} />;
  return <AllBadges asked={asked} badges={data.badges} />;
}

interface AllBadgesProps {
  readonly asked: AskedLearner;
  readonly badges: readonly OwnBadge[];
}

function AllBadges({ asked, badges }: AllBadgesProps) {
  const { t } = useTranslation('badges');
  const { user, isAnonymous } = useSession();
  const whose = whoseAre(asked, user);
  const title =
    whose.kind === 'of' ? t('of', { name: whose.name }) : t(whose.kind === 'mine' ? 'mine' : 'title');
  const count = givenCount(badges);
  const others = asked.kind === 'own' ? 'me' : asked.id;
  return (
    <div className="earned-page">
      <NotIndexed />
      <PageHead
        title={title}
        text={count === 0 ? t('none') : t(count === badges.length ? 'all' : 'some', { count })}
      >
        {count === 0 && (
          <LinkButton to="" main>
            {t('play')}
          </LinkButton>
        )}
        <LinkButton to={`certificates/${others}`}>{t('certificates')}</LinkButton>
      </PageHead>
      {isAnonymous && (
        <p className="earned-page__note">
          {t('visitor')} <LinkButton to="signup">{t('signUp')}</LinkButton>
        </p>
      )}
      {badgeGroups(badges).map(group => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { name, badges } }: { readonly group: BadgeGroup }) {
  const { t } = useTranslation('badges');
  const id = useId();
  return (
    <section className="badge-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(`groups.${name}.title`)}</h2>
        <p>{t(`groups.${name}.text`)}</p>
      </header>
      <ul className="badge-group__list">
        {badges.map(badge => (
          <li key={badge.id}>
            <BadgeCard badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  );
}
