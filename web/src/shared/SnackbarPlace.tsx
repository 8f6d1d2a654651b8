import { SnackbarRegion } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** Where the short messages appear, named in the person's language. Once per app (UI-01). */
export function SnackbarPlace() {
  const t = useTexts(sharedTexts);
  return <SnackbarRegion label={t('snackbar.region')} closeLabel={t('close')} />;
}
