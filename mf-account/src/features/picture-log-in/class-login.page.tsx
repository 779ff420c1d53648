import { type ApiError, LocaleLink, LoadSkeleton } from '@burrow/client';
import { type PictureClass, readClassCode } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useState } from 'react';
import { CodeForm } from '../../components/code-form.tsx';
import { keepClassCode, keptClassCode } from '../../components/kept-class-code.ts';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { usePictureClassMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';
import { PictureLogin } from './picture-login.tsx';
import { useLessonBegins } from './use-lesson-begins.ts';

interface OpenClass {
  readonly code: string;
  readonly found: PictureClass;
}

/** A small child logs in without typing a name: the class's code, the own animal, four pictures. */
export function ClassLoginPage() {
  const { t } = useTranslation(['picture-log-in', 'account']);
  const problemText = useProblemText();
  const { secret, forget } = useSecret();
  const [find, { error, isLoading }] = usePictureClassMutation();
  const [opened, setOpened] = useState<OpenClass | null>(null);
  const [given, setGiven] = useState(() => secret ?? keptClassCode());
  const [waiting, setWaiting] = useState<string | null>(null);

  const open = (code: string, found: PictureClass): void => {
    keepClassCode(code);
    setWaiting(null);
    setOpened({ code, found });
  };
  const look = async (typed: string): Promise<void> => {
    const code = readClassCode(typed) ?? typed;
    const { data, error } = await find(code);
    if (data) open(code, data);
    const isEarly = (error as ApiError | undefined)?.code === 'auth/no-lesson';
    if (isEarly) keepClassCode(code);
    setWaiting(isEarly ? code : null);
    setGiven(null);
    forget();
  };
  useLessonBegins(waiting, open);
  const leave = (): void => {
    keepClassCode(null);
    setOpened(null);
  };
  useEffect(() => {
    if (given) void look(given);
    // Once for each code with which the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);

  if (opened) return <PictureLogin {...opened} onLeave={leave} />;
  if (given) return <LoadSkeleton lines={6} />;
  const { code } = (error ?? {}) as Partial<ApiError>;
  const wrong =
    code === 'auth/token-invalid'
      ? t('account:classSignUp.wrongCode')
      : waiting === null && error
        ? problemText(error as ApiError)
        : null;
  return (
    <LogInFrame title={t('code.title')} text={t('code.text')}>
      <CodeForm
        isLoading={isLoading}
        problem={wrong}
        waitsFor={waiting === null ? null : t('code.early')}
        onCode={typed => void look(typed)}
      >
        <LocaleLink to="class-signup">{t('code.join')}</LocaleLink>
        <LocaleLink to="login">{t('code.other')}</LocaleLink>
      </CodeForm>
    </LogInFrame>
  );
}
