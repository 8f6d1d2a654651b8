import { lazy, Suspense, useState } from 'react';
import { pillsPages } from '@ruta/contracts/pills/pills.pages';
import type { ListedPill } from '@ruta/contracts/pills/pills.schema';
import { Button, ConfirmDialog, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { PillFilters } from '../parts/PillFilters';
import { PillTable } from '../parts/PillTable';
import { deletePill, PILL_CONSOLES, pillConsoleScreen } from '../pill-console.calls';
import { pillConsoleTexts } from '../pill-console.texts';
import { queryOf, usePillConsoleView } from '../use-pill-console-view';

// Loaded on demand.
const PillDialog = lazy(async () => ({ default: (await import('../parts/PillDialog')).PillDialog }));
const PillLinksDialog = lazy(async () => ({ default: (await import('../parts/PillLinksDialog')).PillLinksDialog }));

/** The console of the library's videos (PIL-01). */
export function PillConsolePage() {
  const t = useTexts(pillConsoleTexts);
  const shared = useTexts(sharedTexts);
  const refresh = useRefresh();
  const [view, actions] = usePillConsoleView();
  const [edited, setEdited] = useState<ListedPill | 'new' | null>(null);
  const [tied, setTied] = useState<ListedPill | null>(null);
  const [asked, setAsked] = useState<ListedPill | null>(null);
  const [failure, setFailure] = useState<string>();
  const result = useScreen(pillConsoleScreen, { query: queryOf(view) });
  const { data, problem, isPrevious } = result;
  usePageTitle(t('title'));
  if (problem?.status === 403) return <Forbidden />;

  const ask = (pill: ListedPill | null) => {
    setFailure(undefined);
    setAsked(pill);
  };
  const remove = async () => {
    if (asked === null) return;
    try {
      sayDone(await call(deletePill, { params: { id: asked.id } }));
      void refresh(PILL_CONSOLES);
    } catch (error) {
      setFailure(asProblem(error).message);
      throw error;
    }
  };
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={<Text tone="muted">{t('intro')}</Text>}
        primaryAction={
          <Button variant="primary" icon="plus" isDisabled={data === undefined} onPress={() => setEdited('new')}>
            {t('add')}
          </Button>
        }
        actions={
          <LinkButton href={pillsPages.adminPillCategories.href()} icon="list">
            {t('categories')}
          </LinkButton>
        }
      />
      <PillFilters
        view={view}
        actions={actions}
        catalog={data?.catalog}
        total={isPrevious ? undefined : data?.videos.total}
      />
      <PillTable result={result} view={view} actions={actions} onEdit={setEdited} onTie={setTied} onDelete={ask} />
      <Suspense fallback={null}>
        {edited !== null && data && (
          <PillDialog
            pill={edited === 'new' ? null : edited}
            catalog={data.catalog}
            hosts={data.hosts}
            onClose={() => setEdited(null)}
          />
        )}
        {tied && <PillLinksDialog pill={tied} onClose={() => setTied(null)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && ask(null)}
        title={t('delete.ask', { title: asked?.title ?? '' })}
        body={t('delete.body')}
        confirmLabel={t('delete')}
        cancelLabel={shared('cancel')}
        tone="danger"
        errorMessage={failure}
        onConfirm={remove}
      />
    </Stack>
  );
}
