import { type ApiError, LinkButton, LocaleLink, nextQuery, useSession } from '@burrow/client';
import { useLocation } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { Message } from './message.tsx';

interface LearnerFailureProps {
  /** Namespace of the page's texts. */
  readonly texts: 'badges' | 'certificates';
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** Says why a learner's achievements are not shown: they are somebody else's, or they could not be loaded. */
export function LearnerFailure({ texts, error, onRetry }: LearnerFailureProps) {
  const { t } = useTranslation([texts, 'shell']);
  if (error.status === 403) return <Refused texts={texts} />;
  const text = t([`shell:errors.${error.code}`, 'shell:errors.request/unexpected']);
  return (
    <Message alert title={t(`${texts}:notLoaded`)} text={text}>
      <Button type="primary" onClick={onRetry}>
        {t(`${texts}:retry`)}
      </Button>
    </Message>
  );
}

function Refused({ texts }: Pick<LearnerFailureProps, 'texts'>) {
  const { t } = useTranslation(texts);
  const { isAnonymous } = useSession();
  const place = useLocation();
  return (
    <Message title={t('refused.title')} text={t(isAnonymous ? 'refused.visitor' : 'refused.text')}>
      {isAnonymous && (
        <LocaleLink className="link-button link-button--main" to={`login?${nextQuery(place)}`}>
          {t('refused.logIn')}
        </LocaleLink>
      )}
      <LinkButton to={`${texts}/me`}>{t('refused.own')}</LinkButton>
    </Message>
  );
}
