import { type ApiError, LocaleLink, LoadSkeleton } from '@burrow/client';
import { readClassCode, type ClassByToken } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useState } from 'react';
import { CodeForm } from '../../components/code-form.tsx';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useClassByTokenMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';
import { JoinClass } from './join-class.tsx';

interface FoundClass {
  readonly token: string;
  readonly found: ClassByToken;
}

/** Joins a class by the code on its wall, typed or from the QR code, or by the teacher's link. */
export function ClassSignUpPage() {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { secret, forget } = useSecret();
  const [find, { error, isLoading }] = useClassByTokenMutation();
  const [joining, setJoining] = useState<FoundClass | null>(null);

  const look = async (token: string): Promise<void> => {
    const { data } = await find(token);
    if (data) setJoining({ token, found: data });
    else forget();
  };
  const back = (): void => {
    forget();
    setJoining(null);
  };
  useEffect(() => {
    if (secret) void look(secret);
    // Once for each link with which the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret]);

  if (joining) return <JoinClass key={joining.token} {...joining} onBack={back} />;
  if (secret) return <LoadSkeleton lines={6} />;
  const { code } = (error ?? {}) as Partial<ApiError>;
  const wrong =
    code === 'auth/token-invalid' ? t('classSignUp.wrongCode') : error && problemText(error as ApiError);
  return (
    <LogInFrame title={t('classSignUp.title')} text={t('classSignUp.code.text')}>
      <CodeForm
        isLoading={isLoading}
        problem={wrong ?? null}
        onCode={typed => void look(readClassCode(typed) ?? typed)}
      >
        <LocaleLink to="class-login">{t('classSignUp.pictures')}</LocaleLink>
        <LocaleLink to="login">{t('classSignUp.noLink.action')}</LocaleLink>
      </CodeForm>
    </LogInFrame>
  );
}
