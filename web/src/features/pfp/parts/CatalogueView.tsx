import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { formationCataloguePages as pages } from '@ruta/contracts/pfp/catalogue-pages';
import type { CataloguePlan } from '@ruta/contracts/pfp/catalogue.schema';
import type { FormationCatalogue } from '@ruta/contracts/pfp/catalogue.screens';
import {
  Button,
  EmptyState,
  Inline,
  InlineAlert,
  Link,
  OrderList,
  PageHeader,
  Select,
  Stack,
  Text,
} from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
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
  const navigate = useNavigate();
  const deeds = useCatalogueDeeds();
  const [open, setOpen] = useState<CataloguePlan | 'new' | null>(null);
  // Besides the started one there are finished ones, which are read, and prepared ones, which are written beforehand.
  const isChoosing = cycles.some(({ id }) => id !== cycle?.id);
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
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={cycle && !isChoosing && <Text tone="muted">{t('meta.cycle', { cycle: cycle.name })}</Text>}
        {...(plans.length > 0 && { primaryAction: add })}
      />
      {isChoosing && (
        <Inline>
          <Select
            label={t('cycle')}
            items={cycles.map(({ id, period }) => ({ id: String(id), label: period }))}
            value={cycle === null ? null : String(cycle.id)}
            onChange={(id) => void navigate(pages.adminFormationPlans.href(undefined, { cycle: id }))}
          />
        </Inline>
      )}
      {cycle?.is_finished === true && <InlineAlert tone="info" title={t('cycle.finished')} />}
      {cycle === null && <EmptyState icon="info" title={t('no-cycle.title')} body={t('no-cycle.body')} />}
      {cycle !== null && plans.length === 0 && (
        <EmptyState icon="list" title={t('empty.title')} body={t('empty.body')} action={add} />
      )}
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
    </Stack>
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
