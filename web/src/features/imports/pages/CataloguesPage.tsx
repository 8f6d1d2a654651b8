import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import type { CatalogueKind } from '@ruta/contracts/imports/import-kinds';
import { CATALOGUE_KINDS } from '@ruta/contracts/imports/import-kinds';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { pfiPages } from '@ruta/contracts/pfi/pfi.pages';
import { EmptyState, Inline, LinkButton, PageHeader, Select, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { choiceIn, useAddressView, type AddressForm } from '../../../shared/list/use-address-view';
import { usePageTitle } from '../../../shared/use-page-title';
import { catalogueHref, cataloguesScreen } from '../imports.calls';
import { importTexts } from '../imports.texts';
import { CatalogueTable } from '../parts/CatalogueTable';
import { pageOf } from '../use-import-view';

const [FIRST] = CATALOGUE_KINDS;
/** Which catalogue, in the address; guides unless told. */
const FORM: AddressForm<{ kind: CatalogueKind }> = {
  read: (address) => ({ kind: choiceIn(address, 'kind', CATALOGUE_KINDS) ?? FIRST }),
  write: ({ kind }) => ({ kind: kind === FIRST ? undefined : kind }),
  nothing: {},
};

/** Catalogues that are edited by hand, too, with the page of each. */
const BY_HAND: Partial<Record<CatalogueKind, string>> = {
  central_activities: pfiPages.adminCentralActivities.href(),
  dpi_questions: dpiPages.adminDpiBank.href(),
};

/** Guides, surveys and central activities as they stand: downloaded, changed in a spreadsheet, and imported. */
export function CataloguesPage() {
  const t = useTexts(importTexts);
  const [{ kind, page }, actions] = useAddressView(FORM);
  const result = useScreen(cataloguesScreen, { query: { kind, page: pageOf(page) } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('catalogues.title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.entries, false);
  const byHand = BY_HAND[kind];
  const toImport = (
    <LinkButton variant="primary" icon="upload" href={`${importsPages.adminImports.href()}?kind=${kind}`}>
      {t('catalogues.import')}
    </LinkButton>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={t('catalogues.title')} />
      <Text tone="muted">{t('catalogues.help')}</Text>
      <Select
        label={t('catalogues.kind')}
        items={CATALOGUE_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={kind}
        onChange={(id) => actions.change({ kind: CATALOGUE_KINDS.find((known) => known === id) ?? FIRST })}
      />
      <Inline gap={2}>
        {status !== 'empty' && toImport}
        {byHand !== undefined && (
          <LinkButton icon="edit" href={byHand}>
            {t('catalogues.by-hand')}
          </LinkButton>
        )}
        <DocumentButton href={catalogueHref(kind)}>{t('catalogues.download')}</DocumentButton>
      </Inline>
      <CatalogueTable
        kind={kind}
        entries={data?.kind === kind ? data.entries.data : []}
        status={status}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={
          <EmptyState
            icon="file"
            title={t('catalogues.empty.title')}
            body={t('catalogues.empty.body')}
            action={toImport}
          />
        }
        noMatchState={
          <NothingFound
            total={data?.entries.total ?? 0}
            actions={actions}
            beyondTitle={t('catalogues.beyond')}
            title={t('catalogues.empty.title')}
            body={t('catalogues.empty.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.entries} label={t('catalogues.pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </Stack>
  );
}
