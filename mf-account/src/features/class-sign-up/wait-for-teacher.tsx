import { after, type ApiError } from '@burrow/client';
import { type ClassSignUp, DEFAULT_CHARACTER } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Portrait } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useEnter, useSignUpToClassMutation } from '../auth/index.ts';

const AGAIN_MS = 4_000;

/** What ends the waiting; anything else, such as no network, passes. */
const ENDS: readonly string[] = ['auth/join-refused', 'auth/token-invalid', 'auth/username-taken'];

interface WaitForTeacherProps {
  readonly asking: ClassSignUp;
  readonly className: string;
  readonly onEnd: () => void;
}

/** Waits until a teacher lets the child in: the same request is repeated, and then answered by a session. */
export function WaitForTeacher({ asking, className, onEnd }: WaitForTeacherProps) {
  const { t } = useTranslation('account');
  const [signUp] = useSignUpToClassMutation();
  const enter = useEnter();
  const [tries, setTries] = useState(0);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOver) return undefined;
    return after(AGAIN_MS, async () => {
      const { data, error } = await signUp(asking);
      if (data) return enter(data);
      if (ENDS.includes((error as ApiError).code)) setIsOver(true);
      else setTries(count => count + 1);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries, isOver]);
  const { character = DEFAULT_CHARACTER, username } = asking;
  return (
    <LogInFrame
      title={t(isOver ? 'classSignUp.notIn.title' : 'classSignUp.waits.title', { name: className })}
    >
      <div className="class-wait" role="status">
        <Portrait character={character} size={96} />
        <p>
          <strong>{username}</strong>
        </p>
        <p>{t(isOver ? 'classSignUp.notIn.text' : 'classSignUp.waits.text')}</p>
      </div>
      {isOver && (
        <Button type="primary" size="large" onClick={onEnd}>
          {t('classSignUp.notIn.again')}
        </Button>
      )}
    </LogInFrame>
  );
}
