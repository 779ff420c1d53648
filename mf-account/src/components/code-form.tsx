import { CLASS_CODE_HALF, readClassCode } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

const LENGTH = 2 * CLASS_CODE_HALF;

interface CodeFormProps {
  /** Why the last code did not lead to a class. */
  readonly problem: string | null;
  /** What a right code waits for; nothing is wrong with it. */
  readonly waitsFor?: string | null;
  readonly isLoading: boolean;
  readonly onCode: (code: string) => void;
  /** Other ways, below it. */
  readonly children: ReactNode;
}

const lettersOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LENGTH);

/** Asks for the code of a class: one field, shown as a box for each letter. */
export function CodeForm({ problem, waitsFor = null, isLoading, onCode, children }: CodeFormProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const code = readClassCode(typed);
    setIsIncomplete(code === null);
    if (code !== null) onCode(code);
  };
  const said = isIncomplete ? t('classSignUp.code.incomplete') : problem;
  return (
    <form className="class-code" onSubmit={send} noValidate>
      <label htmlFor={id}>{t('classSignUp.code.label')}</label>
      <div className="class-code__boxes" dir="ltr">
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          aria-invalid={said !== null}
          onChange={event => {
            setTyped(lettersOf(event.target.value));
            setIsIncomplete(false);
          }}
        />
        <div className="class-code__letters" aria-hidden="true">
          {Array.from({ length: LENGTH }, (_, at) => (
            <span key={at} className={at === typed.length ? 'class-code__next' : undefined}>
              {typed[at]}
            </span>
          ))}
        </div>
      </div>
      <p
        id={`${id}-said`}
        className={said === null ? 'class-code__said' : 'class-code__said class-code__said--wrong'}
        role="status"
      >
        {said ?? waitsFor}
      </p>
      <Button type="primary" size="large" block htmlType="submit" loading={isLoading}>
        {t('classSignUp.code.next')}
      </Button>
      <p className="sign-in__footer">{children}</p>
    </form>
  );
}
