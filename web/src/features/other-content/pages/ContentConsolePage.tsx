import { lazy, Suspense, useState } from 'react';
import type { EmbeddedPage, OtherContent } from '@ruta/contracts/other-content/other-content.schema';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Inline,
  InlineAlert,
  PageHeader,
  Skeleton,
  Stack,
  StatusChip,
  Text,
} from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { sharedTexts } from '../../../shared/shared.texts';
import { usePageTitle } from '../../../shared/use-page-title';
import { consoleTexts } from '../console.texts';
import { consoleScreen } from '../other-content.calls';
import { otherContentTexts } from '../other-content.texts';
import { ChipPlace } from '../parts/ContentConsole.styles';
import { ContentFilters } from '../parts/ContentFilters';
import { ContentMenu } from '../parts/ContentMenu';
import { ContentTable } from '../parts/ContentTable';
import { EmbeddedList } from '../parts/EmbeddedList';
import { useConsoleColumns } from '../use-console-columns';
import { useContentDeeds } from '../use-content-deeds';
import { queryOf, useContentView } from '../use-content-view';

// Loaded on demand.
const FileDialog = lazy(async () => ({ default: (await import('../parts/FileDialog')).FileDialog }));
const UrlDialog = lazy(async () => ({ default: (await import('../parts/UrlDialog')).UrlDialog }));
const SectionDialog = lazy(async () => ({ default: (await import('../parts/SectionDialog')).SectionDialog }));
const EmbeddedDialog = lazy(async () => ({ default: (await import('../parts/EmbeddedDialog')).EmbeddedDialog }));

/** What is open above the list. */
type Open =
  { what: 'file' | 'url'; content: OtherContent | null } | { what: 'section' } | { what: 'page'; page: EmbeddedPage };

/** The console of other content (OTH-01) and of the embedded pages (OTH-02). */
export function ContentConsolePage() {
  const t = useTexts(consoleTexts);
  const list = useTexts(otherContentTexts);
  const shared = useTexts(sharedTexts);
  const [view, actions] = useContentView();
  const [open, setOpen] = useState<Open | null>(null);
  const result = useScreen(consoleScreen, { query: queryOf(view) });
  const { data, problem, isPrevious } = result;
  const deeds = useContentDeeds();
  const columns = useConsoleColumns();
  usePageTitle(t('title'));
  if (problem?.status === 403) return <Forbidden />;

  const { section, contents } = data ?? {};
  const isReady = data !== undefined;
  const close = () => setOpen(null);
  const state = section?.active === false ? 'inactive' : 'active';
  const edit = (content: OtherContent) => setOpen({ what: content.type === 'URL' ? 'url' : 'file', content });
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={
          <Inline gap={2}>
            {section ? (
              <StatusChip status={state}>{t(`section.${state}`)}</StatusChip>
            ) : (
              <ChipPlace>
                <Skeleton shape="block" height={24} />
              </ChipPlace>
            )}
            <Text tone="muted">{t('intro', { name: section?.name ?? t('title') })}</Text>
          </Inline>
        }
        primaryAction={
          <Button
            variant="primary"
            icon="plus"
            isDisabled={!isReady}
            onPress={() => setOpen({ what: 'file', content: null })}
          >
            {t('add.file')}
          </Button>
        }
        actions={
          <>
            <Button icon="video" isDisabled={!isReady} onPress={() => setOpen({ what: 'url', content: null })}>
              {t('add.url')}
            </Button>
            <Button icon="edit" isDisabled={!isReady} onPress={() => setOpen({ what: 'section' })}>
              {t('section.edit')}
            </Button>
          </>
        }
      />
      {state === 'inactive' && <InlineAlert tone="info" title={t('section.inactive.body')} />}
      <ContentFilters view={view} actions={actions} total={isPrevious ? undefined : contents?.total} />
      <ContentTable
        label={t('title')}
        result={result}
        view={view}
        actions={actions}
        columns={columns}
        rowActionsLabel={list('column.actions')}
        rowActions={(content, at) => (
          <ContentMenu
            content={content}
            // Places are counted among all contents, so a search has none.
            place={contents && view.search === '' ? (contents.page - 1) * contents.size + at + 1 : undefined}
            total={contents?.total ?? 0}
            onEdit={edit}
            onMove={deeds.move}
            onDelete={deeds.ask}
          />
        )}
        emptyState={<EmptyState icon="list" title={list('empty.title')} body={t('empty.body')} />}
      />
      {data && <EmbeddedList pages={data.pages} onEdit={(page) => setOpen({ what: 'page', page })} />}
      <Suspense>
        {open?.what === 'file' && <FileDialog content={open.content} onClose={close} />}
        {open?.what === 'url' && data && <UrlDialog content={open.content} hosts={data.video_hosts} onClose={close} />}
        {open?.what === 'section' && section && <SectionDialog section={section} onClose={close} />}
        {open?.what === 'page' && data && <EmbeddedDialog page={open.page} hosts={data.frame_hosts} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        isOpen={deeds.asked !== null}
        onOpenChange={(isOpen) => !isOpen && deeds.ask(null)}
        title={t('delete.ask', { name: deeds.asked?.name ?? '' })}
        body={t('delete.body')}
        confirmLabel={t('delete')}
        cancelLabel={shared('cancel')}
        tone="danger"
        errorMessage={deeds.failure}
        onConfirm={deeds.confirm}
      />
    </Stack>
  );
}
