import { after, snackbarClosed, useAppDispatch, useAppSelector } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useState } from 'react';

const HIDE_AFTER_MS = 3_000;

/** Shows the current message for three seconds, longer while it is hovered or has the focus. */
export function SnackbarHost() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const message = useAppSelector(state => state.snackbar.current);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    return after(HIDE_AFTER_MS, () => dispatch(snackbarClosed()));
  }, [dispatch, message, held]);

  return (
    <div className="snackbar-region" role="status" aria-live="polite">
      {message && (
        <div
          key={message.id}
          className={`snackbar snackbar--${message.severity}`}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon name={message.severity} />
          <span>{message.text}</span>
          <button type="button" aria-label={t('snackbar.close')} onClick={() => dispatch(snackbarClosed())}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
