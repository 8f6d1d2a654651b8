import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { appTexts } from './app.texts';

/** The cycle that the page shows, in words: the started one, or an earlier one that is in the address. */
export function useCycleName(): string {
  const t = useTexts(appTexts);
  const { me } = useSession();
  const isPast = useCycleInAddress() !== undefined;
  if (isPast) return t('cycle.past');
  return me.cycle ? t('cycle', { period: me.cycle.period }) : t('cycle.none');
}
