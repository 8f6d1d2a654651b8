import { lazy, Suspense, useState } from 'react';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import type { CatalogueCentral } from '@ruta/contracts/pfi/central-catalogue.schema';
import type { CentralCatalogue } from '@ruta/contracts/pfi/central-catalogue.screens';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { Button, LinkButton, OrderList, Text } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { catalogueWords, CycleCatalogue } from '../../../shared/CycleCatalogue';
import { OrderMenu } from '../../../shared/ordering/OrderMenu';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import { useCentralDeeds } from '../use-central-deeds';
import { CentralLine } from './CentralLine';

// Loaded on demand.
const CentralAsk = lazy(async () => ({ default: (await import('./CentralAsk')).CentralAsk }));
const CentralDialog = lazy(async () => ({ default: (await import('./CentralDialog')).CentralDialog }));

/** The central activities of a cycle in their order, with what is done with each (PFI-02; decision 0063). */
export function CentralsView({ cycle, centrals, surveys, cycles }: CentralCatalogue) {
  const t = useTexts(centralCatalogueTexts);
  const isEnglish = useLocale() === 'en';
  const deeds = useCentralDeeds();
  const [open, setOpen] = useState<CatalogueCentral | 'new' | null>(null);
  const canEdit = cycle !== null && cycle.locked === null;
  const add = canEdit && (
    <Button variant="primary" icon="plus" onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  const nameOf = ({ title, title_en }: CatalogueCentral) => (isEnglish && title_en) || title;
  const menuOf = (central: CatalogueCentral, at: number) => (
    <OrderMenu
      label={t('actions', { name: nameOf(central) })}
      place={at + 1}
      total={centrals.length}
      first={[{ id: 'edit', label: t('edit'), icon: 'edit' }]}
      last={[
        central.active
          ? { id: 'retire', label: t('retire'), icon: 'lock' }
          : { id: 'restore', label: t('restore'), icon: 'check' },
        ...(central.can.remove
          ? [{ id: 'delete', label: t('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      onMove={(place) => void deeds.move(central.id, place)}
      onAct={(id) => {
        if (id === 'edit') setOpen(central);
        else if (id === 'restore') void deeds.restore(central);
        else deeds.ask({ what: id === 'retire' ? 'retire' : 'delete', central });
      }}
    />
  );
  return (
    <CycleCatalogue
      title={t('title')}
      {...{ cycle, cycles, add }}
      hrefOf={(id) => pfiPages.adminCentralActivities.href(undefined, { cycle: id })}
      locked={cycle?.locked ? t(`locked.${cycle.locked}`) : undefined}
      isEmpty={centrals.length === 0}
      actions={
        <LinkButton icon="folder" href={`${importsPages.adminCatalogues.href()}?kind=central_activities`}>
          {t('catalogues')}
        </LinkButton>
      }
      words={catalogueWords(t)}
    >
      {centrals.length > 0 && (
        <>
          {canEdit && <Text tone="muted">{t('help')}</Text>}
          <OrderList
            label={t('list')}
            isDisabled={!canEdit}
            onMove={(id, place) => void deeds.move(Number(id), place)}
            items={centrals.map((central, at) => ({
              ...{ id: String(central.id), label: nameOf(central), content: <CentralLine central={central} /> },
              ...(central.can.edit && { actions: menuOf(central, at) }),
            }))}
          />
        </>
      )}
      <Suspense fallback={null}>
        {deeds.asked !== null && <CentralAsk deeds={deeds} name={nameOf(deeds.asked.central)} />}
        {open !== null && cycle && (
          <CentralDialog
            central={open === 'new' ? null : open}
            surveys={surveys}
            cycle={cycle}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </CycleCatalogue>
  );
}
