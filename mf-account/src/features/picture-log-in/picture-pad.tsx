import type { ApiError } from '@burrow/client';
import { type PictureClass, PICTURE_PASSWORD_LENGTH, type PictureName, PICTURES } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Portrait } from '@burrow/ui';
import { Picture } from '@burrow/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useEnter, useLoginPicturesMutation } from '../auth/index.ts';

interface PicturePadProps {
  readonly code: string;
  readonly child: PictureClass['students'][number];
  /** To the animals. */
  readonly onBack: () => void;
}

/** The pictures of one child, pressed in their order; the last one logs in. */
export function PicturePad({ code, child, onBack }: PicturePadProps) {
  const { t } = useTranslation('picture-log-in');
  const problemText = useProblemText();
  const enter = useEnter();
  const [logIn, { isLoading }] = useLoginPicturesMutation();
  const [pressed, setPressed] = useState<readonly PictureName[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const pad = useRef<HTMLDivElement>(null);
  const { username, character, has_pictures: hasPictures } = child;
  useEffect(() => pad.current?.focus(), []);

  const send = async (pictures: readonly PictureName[]): Promise<void> => {
    const { data, error } = await logIn({ code, username, pictures: [...pictures] });
    if (data) return enter(data);
    const failure = error as ApiError;
    setPressed([]);
    setProblem(failure.code === 'auth/wrong-credentials' ? t('pictures.wrong') : problemText(failure));
  };
  const press = (name: PictureName): void => {
    if (isLoading || pressed.includes(name) || pressed.length === PICTURE_PASSWORD_LENGTH) return;
    const next = [...pressed, name];
    setPressed(next);
    setProblem(null);
    if (next.length === PICTURE_PASSWORD_LENGTH) void send(next);
  };
  return (
    <LogInFrame
      title={t('pictures.title', { name: username })}
      text={t(hasPictures ? 'pictures.text' : 'pictures.none')}
      footer={
        <Button type="link" onClick={onBack}>
          {t('pictures.notMe')}
        </Button>
      }
    >
      <div className="picture-pad" ref={pad} tabIndex={-1}>
        <div className="picture-pad__chosen">
          <Portrait character={character} size={64} />
          <PressedPictures pressed={pressed} />
          <Button
            disabled={pressed.length === 0 || isLoading}
            onClick={() => setPressed(pressed.slice(0, -1))}
          >
            {t('pictures.undo')}
          </Button>
        </div>
        <p className="picture-pad__said" role="alert">
          {problem}
        </p>
        {hasPictures && <AllPictures pressed={pressed} onPress={press} />}
      </div>
    </LogInFrame>
  );
}

/** A place for each picture, and which are pressed. */
function PressedPictures({ pressed }: { readonly pressed: readonly PictureName[] }) {
  const { t } = useTranslation('picture-log-in');
  return (
    <div
      className="picture-pad__places"
      role="status"
      aria-label={t('pictures.pressed', { count: pressed.length })}
    >
      {Array.from({ length: PICTURE_PASSWORD_LENGTH }, (_, at) => {
        const name = pressed[at];
        return <span key={at}>{name && <Picture name={name} size={40} />}</span>;
      })}
    </div>
  );
}

interface AllPicturesProps {
  readonly pressed: readonly PictureName[];
  readonly onPress: (name: PictureName) => void;
}

function AllPictures({ pressed, onPress }: AllPicturesProps) {
  const { t } = useTranslation('picture-log-in');
  return (
    <div className="picture-pad__grid" role="group" aria-label={t('pictures.grid')}>
      {PICTURES.map(name => (
        <button
          key={name}
          type="button"
          className="picture-pad__picture"
          aria-pressed={pressed.includes(name)}
          onClick={() => onPress(name)}
        >
          <Picture name={name} size={56} />
          <span>{t(`names.${name}`)}</span>
        </button>
      ))}
    </div>
  );
}
