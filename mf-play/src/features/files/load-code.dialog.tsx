import { snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { readCodeFile, type ReadCode } from './read-code-file.ts';

export interface LoadCodeDialogProps extends DialogProps {
  readonly onCode: (code: string) => void;
}

/** Reads a chosen file, shows its content, and puts it into the editor. */
export function LoadCodeDialog({ open, onClose, onCode }: LoadCodeDialogProps) {
  const { t } = useTranslation('play-dialogs');
  const form = useId();
  const footer = (
    <>
      <Button onClick={onClose}>{t('load.cancel')}</Button>
      <Button type="primary" htmlType="submit" form={form}>
        {t('load.ok')}
      </Button>
    </>
  );
  return (
    <Modal open={open} title={t('load.title')} onCancel={onClose} footer={footer} width={520} destroyOnHidden>
      <LoadForm id={form} onClose={onClose} onCode={onCode} />
    </Modal>
  );
}

interface Chosen {
  readonly name: string;
  readonly read: ReadCode;
}

interface LoadFormProps extends Omit<LoadCodeDialogProps, 'open'> {
  readonly id: string;
}

function LoadForm({ id, onClose, onCode }: LoadFormProps) {
  const { t } = useTranslation('play-dialogs');
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const code = chosen && 'code' in chosen.read ? chosen.read.code : null;
  const problem =
    chosen && 'problem' in chosen.read ? chosen.read.problem : isAsked && !chosen ? 'none' : null;

  const choose = async (file: File | undefined): Promise<void> => {
    setChosen(file ? { name: file.name, read: await readCodeFile(file) } : null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (code === null || !chosen) return input.current?.focus();
    onCode(code);
    dispatch(snackbarShown(t('load.done', { name: chosen.name }), 'success'));
    onClose();
  };
  return (
    <form id={id} className="file-form" onSubmit={submit} noValidate>
      <label className="file-choice">
        <Icon name="load" size={18} /> {t('load.choose')}
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".py,.txt,text/x-python,text/plain"
          autoFocus
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={event => void choose(event.target.files?.[0])}
        />
      </label>
      {code === null && chosen && <p dir="auto">{chosen.name}</p>}
      <div id={`${id}-note`} role="status">
        {problem ? (
          <p className="file-form__problem">
            <Icon name="error" size={16} /> {t(`load.${problem}`)}
          </p>
        ) : (
          <p className="dialog-note">{t('load.note')}</p>
        )}
      </div>
      {code !== null && chosen && (
        <>
          <h3 dir="auto">{t('load.preview', { name: chosen.name })}</h3>
          <pre className="code-preview" tabIndex={0} dir="ltr">
            {code}
          </pre>
        </>
      )}
    </form>
  );
}
