import { lazy, Suspense, useState } from 'react';
import { formationCataloguePages as pages } from '@ruta/contracts/pfp/catalogue-pages';
import type { CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import type { FormationCatalogue } from '@ruta/contracts/pfp/catalogue.screens';
import { Button, Inline, Link, OrderList, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { catalogueWords, CycleCatalogue } from '../../../shared/CycleCatalogue';
import { OrderMenu } from '../../../shared/ordering/OrderMenu';
import { catalogueTexts } from '../catalogue.texts';
import { useAudience } from '../use-audience';
import { useCatalogueDeeds } from '../use-catalogue-deeds';
import { PlanStateChip } from './PlanStateChip';

// Loaded on demand.
const CatalogueAsk = lazy(async () => ({ default: (await import('./CatalogueAsk')).CatalogueAsk }));
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog')).PlanDialog }));

/** The plans of a cycle in their order, with what is done with each (PFP-01). */
export function CatalogueView({ cycle, plans, cycles }: FormationCatalogue) {
  const t = useTexts(catalogueTexts);
  const deeds = useCatalogueDeeds();
  const [open, setOpen] = useState<CataloguePlan | 'new' | null>(null);
  const canAdd = cycle !== null && !cycle.is_finished;
  const add = canAdd && (
    <Button variant="primary" icon="plus" onPress={() => setOpen('new')}>
      {t('plan.add')}
    </Button>
  );
  const menuOf = (plan: CataloguePlan, at: number) => (
    <OrderMenu
      label={t('actions', { name: plan.name_es })}
      place={at + 1}
      total={plans.length}
      first={[{ id: 'edit', label: t('edit'), icon: 'edit' }]}
      last={[
        ...(plan.can.retire ? [{ id: 'retire', label: t('retire'), icon: 'lock' as const }] : []),
        ...(plan.can.remove
          ? [{ id: 'delete', label: t('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      onMove={(place) => void deeds.movePlan(plan.id, place)}
      onAct={(id) => {
        if (id === 'edit') setOpen(plan);
        else deeds.ask({ what: id === 'retire' ? 'retire' : 'delete', plan });
      }}
    />
  );
  return (
    <CycleCatalogue
      title={t('title')}
      {...{ cycle, cycles, add }}
      hrefOf={(id) => pages.adminFormationPlans.href(undefined, { cycle: id })}
      locked={cycle?.is_finished === true ? t('cycle.finished') : undefined}
      isEmpty={plans.length === 0}
      words={catalogueWords(t)}
    >
      {plans.length > 0 && (
        <OrderList
          label={t('list')}
          isDisabled={!canAdd}
          onMove={(id, place) => void deeds.movePlan(Number(id), place)}
          items={plans.map((plan, at) => ({
            ...{ id: String(plan.id), label: plan.name_es, content: <PlanLine plan={plan} /> },
            ...(plan.can.edit && { actions: menuOf(plan, at) }),
          }))}
        />
      )}
      <Suspense fallback={null}>
        {deeds.asked !== null && <CatalogueAsk deeds={deeds} />}
        {open !== null && cycle && (
          <PlanDialog plan={open === 'new' ? null : open} cycleId={cycle.id} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </CycleCatalogue>
  );
}

function PlanLine({ plan }: { plan: CataloguePlan }) {
  const t = useTexts(catalogueTexts);
  const isEnglish = useLocale() === 'en';
  const audience = useAudience();
  const { id, name_es, name_en, state, hours, contents } = plan;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Link href={pages.adminFormationPlan.href({ id })}>{(isEnglish && name_en) || name_es}</Link>
        <PlanStateChip state={state} />
      </Inline>
      <Text variant="caption" tone="muted">
        {[audience(plan), t('hours', { count: hours }), t('contents', { count: contents })].join(' · ')}
      </Text>
    </Stack>
  );
}
