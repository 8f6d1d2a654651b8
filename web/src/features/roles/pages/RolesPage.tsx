import { PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { MatrixEditor } from '../parts/MatrixEditor';
import { matrixScreen } from '../roles.calls';
import { roleTexts } from '../roles.texts';

/** The permission matrix (ADM-06). */
export function RolesPage() {
  const t = useTexts(roleTexts);
  const result = useScreen(matrixScreen, {});
  usePageTitle(t('title'));
  if (result.problem?.status === 403) return <Forbidden />;
  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} meta={<Text tone="muted">{t('intro')}</Text>} />
      <ScreenState result={result} loadingLabel={t('loading')} skeleton={<Skeleton shape="block" height={560} />}>
        {(matrix) => <MatrixEditor matrix={matrix} />}
      </ScreenState>
    </Stack>
  );
}
