import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { downloadCode } from './download.ts';
import { fileNameOf } from './file-name.rules.ts';

export interface SaveCodeDialogProps extends DialogProps {
  /** The file's name unless another one is typed. */
  readonly name: string;
  readonly code: string;
}

/** Asks for a name, and saves the code as a file. */
export function SaveCodeDialog({ open, onClose, name, code }: SaveCodeDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const form = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t('save.cancel')}</Button>
      <Button type="primary" htmlType="submit" form={form}>
        {t('save.ok')}
      </Button>
    </>
  );
  return (
    <Modal open={open} title={t('save.title')} onCancel={onClose} footer={footer} width={440} destroyOnHidden>
      <SaveForm id={form} name={name} code={code} onClose={onClose} />
    </Modal>
  );
}

interface SaveFormProps extends Omit<SaveCodeDialogProps, 'open'> {
  readonly id: string;
}

function SaveForm({ id, name, code, onClose }: SaveFormProps) {
  const { t } = useTranslation('play-dialogs');
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fileName = fileNameOf(typed);
    setMissing(fileName === null);
    if (fileName === null) return input.current?.focus();
    downloadCode(fileName, code);
    onClose();
  };
  return (
    <form id={id} className="file-form" onSubmit={submit} noValidate>
      <label htmlFor={`${id}-name`}>{t('save.name')}</label>
      <input
        ref={input}
        id={`${id}-name`}
        className="file-form__input"
        dir="auto"
        autoFocus
        maxLength={120}
        value={typed}
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        onChange={event => setTyped(event.target.value)}
      />
      <div id={`${id}-note`} role="status">
        {isMissing ? (
          <p className="file-form__problem">
            <Icon name="error" size={16} /> {t('save.missing')}
          </p>
        ) : (
          <p className="dialog-note">{t('save.note')}</p>
        )}
      </div>
    </form>
  );
}
