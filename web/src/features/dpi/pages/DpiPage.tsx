import { PageHeader, Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormColumn } from '../../../shared/FormColumn';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { AnswerDpi } from '../parts/AnswerDpi';
import { answeringScreen } from '../dpi.calls';
import { dpiTexts } from '../dpi.texts';

/** The diagnostic, for everybody of a school’s staff (DPI-01, DPI-02). */
export function DpiPage() {
  const t = useTexts(dpiTexts);
  const result = useScreen(answeringScreen, {});
  usePageTitle(t('title'));
  return (
    <FormColumn>
      <PageHeader title={t('title')} meta={result.data?.status.school.name ?? '\u00a0'} />
      <ScreenState result={result} skeleton={<Skeleton shape="block" height={420} />} loadingLabel={t('loading')}>
        {(answering) => <AnswerDpi answering={answering} />}
      </ScreenState>
    </FormColumn>
  );
}
