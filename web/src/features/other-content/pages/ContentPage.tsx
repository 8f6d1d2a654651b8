import { EmptyState, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { usePageTitle } from '../../../shared/use-page-title';
import { consoleTexts } from '../console.texts';
import { contentScreen } from '../other-content.calls';
import { otherContentTexts } from '../other-content.texts';
import { ContentFilters } from '../parts/ContentFilters';
import { ContentTable } from '../parts/ContentTable';
import { queryOf, useContentView } from '../use-content-view';

/** Files, videos and pages that the network shares (OTH-01), for everybody who reads content. */
export function ContentPage() {
  const t = useTexts(otherContentTexts);
  const title = useTexts(consoleTexts)('title');
  const [view, actions] = useContentView();
  const result = useScreen(contentScreen, { query: queryOf(view) });
  const { data, problem, isPrevious } = result;
  const name = data?.section.name ?? title;
  usePageTitle(name);
  if (problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader title={name} />
      <ContentFilters view={view} actions={actions} total={isPrevious ? undefined : data?.contents.total} />
      <ContentTable
        label={name}
        result={result}
        view={view}
        actions={actions}
        emptyState={<EmptyState icon="list" title={t('empty.title')} body={t('empty.body')} />}
      />
    </Stack>
  );
}
