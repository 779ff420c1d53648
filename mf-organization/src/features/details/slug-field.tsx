import { after } from '@burrow/client';
import { OrganizationUpdateSchema } from '@burrow/contracts';
import { TextField, useWatch } from '@burrow/forms';
import { localePath, Trans, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { useSlugExistsQuery } from '../../api/organization.api.ts';

const ASK_AFTER_MS = 400;
const { slug: SlugSchema } = OrganizationUpdateSchema.shape;

type SlugState = 'free' | 'taken' | 'unknown';

/** Checks whether a short name is free, once typing pauses. */
function useSlugCheck(typed: string, own: string | undefined): SlugState {
  const [settled, setSettled] = useState(typed);
  useEffect(() => after(ASK_AFTER_MS, () => setSettled(typed)), [typed]);
  const asks = settled === typed && typed !== own && SlugSchema.safeParse(typed).success;
  const { currentData } = useSlugExistsQuery(typed, { skip: !asks });
  if (!asks || !currentData) return 'unknown';
  return currentData.exists ? 'taken' : 'free';
}

/** The school's short name, with the address at which its members log in. */
export function SlugField({ own }: { readonly own?: string }) {
  const { t, i18n } = useTranslation('organization');
  const typed = String(useWatch({ name: 'slug' }) ?? '');
  const state = useSlugCheck(typed, own);
  const address = `${location.host}${localePath(i18n.language, `login-org/${typed || '…'}`)}`;
  const note = (
    <div role="status" className="school-note">
      {state !== 'unknown' && (
        <p className={`school-note__${state}`}>
          <Icon name={state === 'free' ? 'success' : 'error'} size={16} /> {t(`details.slug.${state}`)}
        </p>
      )}
    </div>
  );
  return (
    <TextField
      name="slug"
      kind="slug"
      label={t('details.slug.label')}
      hint={
        <Trans
          text={t('details.slug.hint', { address })}
          parts={{ address: inside => <bdi className="school-address">{inside}</bdi> }}
        />
      }
      note={note}
      autoComplete="off"
    />
  );
}
