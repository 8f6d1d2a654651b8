import { SnackbarRegion } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** The region of the snackbar's messages. Once per application (UI-01). */
export function SnackbarPlace() {
  const t = useTexts(sharedTexts);
  return <SnackbarRegion label={t('snackbar.region')} closeLabel={t('close')} />;
}
