import { SettingChooser } from '@burrow/exercises/design';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useRunPart } from '../../run/use-run.ts';
import type { OpenDesign } from './design.context.tsx';
import '@burrow/exercises/design.css';
import './design.css';

/** What can be chosen of the setting, and how far the search for one that breaks the given program has come. */
export function DesignBar({ open }: { readonly open: OpenDesign }) {
  const { t } = useTranslation('design');
  const isRunning = useRunPart(run => run.isRunning);
  const { task, chosen, choose, state } = open;
  return (
    <section className="design-bar" data-state={state} aria-label={t('label')}>
      <p className="design-bar__told" role="status">
        <Icon name={state === 'found' ? 'success' : 'hint'} size={20} /> {t(state)}
      </p>
      <SettingChooser
        task={task}
        chosen={chosen}
        onChoose={next => choose?.(next)}
        disabled={isRunning || !choose}
      />
    </section>
  );
}
