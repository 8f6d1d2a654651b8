import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { DataTable } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { dpiResultsTexts } from '../dpi-results.texts';
import { useBefore } from '../use-before';

/** The averages by theme beside those of the cycle before, where both may be shown (DPI-03). */
export function DpiBefore({ results }: { results: DpiResults }) {
  const t = useTexts(dpiResultsTexts);
  return <DataTable aria-label={t('before')} {...useBefore(results)} status="ready" />;
}
