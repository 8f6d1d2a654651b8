import { SavedState } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { recordTexts } from './record.texts';
import type { Saving } from './use-saving';

/** "Guardando…", "Guardado 10:42". For a failure it shows `failed`. */
export function SavingWord({ saving, failed }: { saving: Saving; failed: string }) {
  const t = useTexts(recordTexts);
  switch (saving.state) {
    case 'idle':
      return null;
    case 'saving':
      return <SavedState status="saving">{t('saving')}</SavedState>;
    case 'saved':
      return <SavedState status="saved">{t('saved.at', { time: saving.at })}</SavedState>;
    case 'failed':
      return <SavedState status={saving.problem.code === 'network.offline' ? 'offline' : 'error'}>{failed}</SavedState>;
  }
}
