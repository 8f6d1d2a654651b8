import { useParams } from 'react-router';
import { IMPORT_OUTCOMES } from '@ruta/contracts/imports/import-kinds';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import type { ImportPage as Shown } from '@ruta/contracts/imports/imports.screens';
import { FilterBar, InlineAlert, PageHeader, Select, Skeleton, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ListPages } from '../../../shared/list/ListPages';
import { listTexts } from '../../../shared/list/list.texts';
import { NothingFound } from '../../../shared/list/NothingFound';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { importScreen } from '../imports.calls';
import { importTexts } from '../imports.texts';
import { DayNote } from '../parts/DayNote';
import { ImportChip } from '../parts/ImportChip';
import { ImportDeeds } from '../parts/ImportDeeds';
import { MovesReview } from '../parts/MovesReview';
import { RowTable } from '../parts/RowTable';
import { rowsIn } from '../rows-in';
import { useNumber } from '../use-number';
import { pageOf, useImportView } from '../use-import-view';

const ALL = 'all';

/** One file: what each row would do, or did; applying and undoing it. */
export function ImportPage() {
  const t = useTexts(importTexts);
  const { id = '' } = useParams();
  const [{ page, outcome }] = useImportView();
  const result = useScreen(importScreen, { params: { id }, query: { page: pageOf(page), outcome } });
  const { data } = result;
  usePageTitle(data?.batch.file_name ?? t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      loadingLabel={t('loading')}
      skeleton={
        <Stack gap={4}>
          <Skeleton shape="block" height={36} width={55} />
          <Skeleton shape="block" height={60} />
          <Skeleton shape="block" height={320} />
        </Stack>
      }
    >
      {(shown) => <OneImport {...shown} isWaiting={result.isPrevious} />}
    </ScreenState>
  );
}

function OneImport({ batch, rows, isWaiting }: Shown & { isWaiting: boolean }) {
  const t = useTexts(importTexts);
  const list = useTexts(listTexts);
  const [{ outcome }, actions] = useImportView();
  const number = useNumber();
  const total = rowsIn(batch);
  const nameOf = (one: (typeof IMPORT_OUTCOMES)[number]) =>
    t('rows.filter.one', { name: t(`outcome.${one}`), shown: number(batch.counts[one]) });
  return (
    <>
      <PageHeader
        title={batch.file_name}
        meta={<ImportChip batch={batch} />}
        backTo={{ href: importsPages.adminImports.href(), label: t('back.list') }}
      />
      {batch.ignored.length > 0 && (
        <InlineAlert tone="info" title={t('ignored')}>
          {batch.ignored.join(', ')}
        </InlineAlert>
      )}
      {batch.day_read && batch.can.apply && <DayNote {...batch.day_read} />}
      {batch.moves && batch.cycle && batch.can.apply && (
        <MovesReview cycle={batch.cycle.period} moves={batch.moves} heavy={batch.heavy} />
      )}
      {/* Another revision is another preview: what was confirmed of the former one does not count. */}
      <ImportDeeds key={batch.revision} batch={batch} />
      <FilterBar
        aria-label={t('rows.filters')}
        applied={outcome ? [{ id: 'outcome', label: t(`outcome.${outcome}`) }] : []}
        appliedLabel={t('rows.applied')}
        onRemove={actions.clear}
        clearLabel={list('filters.clear')}
        onClear={actions.clear}
        resultText={isWaiting ? undefined : t('results', { count: rows.total, shown: number(rows.total) })}
      >
        <Select
          label={t('rows.filter')}
          value={outcome ?? ALL}
          onChange={(id) => actions.change({ outcome: IMPORT_OUTCOMES.find((known) => known === id) })}
          items={[
            { id: ALL, label: t('rows.filter.all', { shown: number(total) }) },
            ...IMPORT_OUTCOMES.filter((one) => batch.counts[one] > 0 || one === outcome).map((id) => ({
              id,
              label: nameOf(id),
            })),
          ]}
        />
      </FilterBar>
      <RowTable
        batch={batch}
        rows={rows.data}
        status={isWaiting ? 'loading' : rows.count > 0 ? 'ready' : 'noMatch'}
        noMatchState={
          <NothingFound
            total={rows.total}
            actions={actions}
            beyondTitle={t('rows.beyond')}
            title={t('rows.none')}
            body=""
          />
        }
      />
      <ListPages list={rows} label={t('rows.pages')} onPage={actions.showPage} isWaiting={isWaiting} />
    </>
  );
}
