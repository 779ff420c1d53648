import { askConfirm, LocaleLink, PageHead } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useMakeLoginCardMutation } from '../../api/students.api.ts';
import { WithStudent } from '../students/index.ts';
import { LoginCard } from './login-card.tsx';

const PARENTS = ['parent'] as const;

/** A card with which a student logs in without typing. Its secret is shown only once. */
export function LoginCardPage() {
  return <WithStudent roles={PARENTS}>{student => <CardOf student={student} />}</WithStudent>;
}

function CardOf({ student }: { readonly student: Student }) {
  const { t } = useTranslation('profile');
  const textOf = useProblemText();
  const [make, { data, error, isLoading }] = useMakeLoginCardMutation();

  const makeCard = async (): Promise<void> => {
    const replaces = student.has_card || data;
    const question = {
      title: t('loginCard.replaceTitle'),
      text: t('loginCard.replaceText'),
      ok: t('loginCard.makeNew'),
      cancel: t('common.cancel'),
    };
    if (!replaces || (await askConfirm(question))) await make(student.id);
  };
  return (
    <div className="login-card-page">
      <PageHead title={t('loginCard.of', { name: student.username })} text={t('loginCard.text')} />
      <Note>
        <p>{t('loginCard.likeAKey')}</p>
        <p>{t('loginCard.invalidate')}</p>
      </Note>
      {error && (
        <FormProblem>
          <p>{textOf(error as ApiError)}</p>
        </FormProblem>
      )}
      {data && <LoginCard student={student} secret={data.card} />}
      <div className="login-card-page__actions">
        {data && (
          <Button type="primary" autoFocus onClick={() => window.print()}>
            {t('loginCard.print')}
          </Button>
        )}
        <Button type={data ? 'default' : 'primary'} loading={isLoading} onClick={() => void makeCard()}>
          {t(student.has_card || data ? 'loginCard.makeNew' : 'loginCard.make')}
        </Button>
        <LocaleLink to={`profile/students/${student.id}`}>{t('loginCard.back')}</LocaleLink>
      </div>
    </div>
  );
}
