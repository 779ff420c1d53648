import { PLANS } from '@burrow/billing';
import type { DialogProps } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Modal } from '@burrow/ui';
import { PlanIncludes } from '../../plans/plan-card.tsx';

/** What the free part and each plan of a family include, without prices. */
export function IncludedDialog({ onClose }: DialogProps<'whats-included'>) {
  const { t } = useTranslation('billing');
  return (
    <Modal open centered width={720} footer={null} title={t('included.title')} onCancel={onClose}>
      <div className="included">
        <section>
          <h3>{t('included.free')}</h3>
          <p>{t('included.freeText')}</p>
        </section>
        {PLANS.filter(({ audience }) => audience === 'family').map(plan => (
          <section key={plan.name}>
            <h3>{t(`plans.${plan.name}`)}</h3>
            <PlanIncludes plan={plan} />
          </section>
        ))}
      </div>
    </Modal>
  );
}
