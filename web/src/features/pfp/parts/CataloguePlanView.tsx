import { lazy, Suspense, useState } from 'react';
import { formationCataloguePages as pages } from '@ruta/contracts/pfp/catalogue-pages';
import type { CatalogueContent, CatalogueDetail } from '@ruta/contracts/pfp/catalogue.schema';
import { Button, Inline, InlineAlert, PageHeader, Stack, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { catalogueTexts } from '../catalogue.texts';
import { useAudience } from '../use-audience';
import { useCatalogueDeeds } from '../use-catalogue-deeds';
import { CatalogueContents } from './CatalogueContents';
import { PlanStateChip } from './PlanStateChip';

// Loaded on demand.
const CatalogueAsk = lazy(async () => ({ default: (await import('./CatalogueAsk')).CatalogueAsk }));
const PlanDialog = lazy(async () => ({ default: (await import('./PlanDialog')).PlanDialog }));
const ContentDialog = lazy(async () => ({ default: (await import('./ContentDialog')).ContentDialog }));
const FileModal = lazy(async () => ({ default: (await import('../../../shared/files/FileModal')).FileModal }));

/** What is open above the page. */
type Open =
  | { what: 'plan' }
  | { what: 'file' | 'link'; content: CatalogueContent | null }
  | { what: 'shown'; content: CatalogueContent };

/** A plan of the catalogue with its contents: written, ordered, published (PFP-01). */
export function CataloguePlanView({ plan, contents, reaches }: CatalogueDetail) {
  const t = useTexts(catalogueTexts);
  const isEnglish = useLocale() === 'en';
  const audience = useAudience();
  const deeds = useCatalogueDeeds();
  const [open, setOpen] = useState<Open | null>(null);
  const { can, cycle, state, hours } = plan;
  const close = () => setOpen(null);
  const reach = {
    ...{ people: t('people', { count: reaches.people }), schools: t('schools', { count: reaches.schools }) },
    audience: audience(plan),
  };
  const publish = can.edit && state !== 'published' && (
    <Button
      variant="primary"
      icon="check"
      isDisabled={!can.publish}
      {...(!can.publish && { disabledReason: t('publish.none') })}
      onPress={() => deeds.ask({ what: 'publish', plan })}
    >
      {t('publish')}
    </Button>
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title={(isEnglish && plan.name_en) || plan.name_es}
        backTo={{ href: pages.adminFormationPlans.href(undefined, { cycle: plan.cycle.id }), label: t('back') }}
        meta={
          <Inline gap={2}>
            <PlanStateChip state={state} />
            <Text tone="muted">
              {[t('meta.cycle', { cycle: cycle.name }), t('hours', { count: hours }), plan.key].join(' · ')}
            </Text>
          </Inline>
        }
        {...(publish && { primaryAction: publish })}
        actions={
          can.edit && (
            <>
              <Button icon="edit" onPress={() => setOpen({ what: 'plan' })}>
                {t('plan.edit')}
              </Button>
              {can.retire && (
                <Button icon="lock" onPress={() => deeds.ask({ what: 'retire', plan })}>
                  {t('retire')}
                </Button>
              )}
            </>
          )
        }
      />
      {!can.edit && <InlineAlert tone="info" title={t('cycle.finished')} />}
      <Text element="p">{(isEnglish && plan.description_en) || plan.description_es}</Text>
      <Text tone="muted">{t('reach', reach)}</Text>
      <PageSection title={t('contents.title')}>
        <Stack gap={4}>
          {can.edit && (
            <Inline gap={2}>
              <Button icon="upload" onPress={() => setOpen({ what: 'file', content: null })}>
                {t('file.add')}
              </Button>
              <Button icon="link" onPress={() => setOpen({ what: 'link', content: null })}>
                {t('link.add')}
              </Button>
            </Inline>
          )}
          <CatalogueContents
            contents={contents}
            canEdit={can.edit}
            onOpen={(content) => setOpen({ what: 'shown', content })}
            onEdit={(content) => setOpen({ what: content.kind === 'link' ? 'link' : 'file', content })}
            onMove={(content_id, place) => void deeds.moveContent(plan.id, content_id, place)}
            onDelete={(content) => deeds.ask({ what: 'delete-content', plan, content })}
          />
        </Stack>
      </PageSection>
      <Suspense fallback={null}>
        {deeds.asked !== null && <CatalogueAsk deeds={deeds} reaches={reaches} />}
        {open?.what === 'plan' && <PlanDialog plan={plan} cycleId={cycle.id} onClose={close} />}
        {(open?.what === 'file' || open?.what === 'link') && (
          <ContentDialog planId={plan.id} kind={open.what} content={open.content} onClose={close} />
        )}
        {open?.what === 'shown' && <FileModal file={open.content} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
