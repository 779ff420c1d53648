import type { PictureClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Portrait } from '@burrow/ui';
import { useState } from 'react';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { PicturePad } from './picture-pad.tsx';

type Child = PictureClass['students'][number];

interface PictureLoginProps {
  readonly code: string;
  readonly found: PictureClass;
  /** To another class. */
  readonly onLeave: () => void;
}

/** The children of a class: one of them presses their animal, then their pictures. */
export function PictureLogin({ code, found, onLeave }: PictureLoginProps) {
  const { t } = useTranslation('picture-log-in');
  const [child, setChild] = useState<Child | null>(null);
  if (child)
    return <PicturePad key={child.username} code={code} child={child} onBack={() => setChild(null)} />;
  const { class_name, students } = found;
  return (
    <LogInFrame
      title={t('who.title')}
      text={t('who.text', { name: class_name })}
      footer={
        <Button type="link" onClick={onLeave}>
          {t('who.otherClass')}
        </Button>
      }
    >
      {students.length === 0 && <p>{t('who.nobody')}</p>}
      <ul className="picture-children" aria-label={class_name}>
        {students.map(each => (
          <li key={each.username}>
            <button type="button" className="picture-child" onClick={() => setChild(each)}>
              <Portrait character={each.character} size={72} />
              <bdi>{each.username}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </LogInFrame>
  );
}
