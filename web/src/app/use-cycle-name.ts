import { ROLES } from '@ruta/contracts/roles';
import { useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { useCycleInAddress } from '../shared/cycle-in-address';
import { appTexts } from './app.texts';

/**
 * The cycle that the page shows, in words: the started one, or another one that is in the address. Administration shows
 * finished and prepared ones, other areas finished ones.
 */
export function useCycleName(): string {
  const t = useTexts(appTexts);
  const { me } = useSession();
  const inAddress = useCycleInAddress();
  if (inAddress !== undefined && inAddress !== String(me.cycle?.id))
    return t(ROLES[me.role].area === 'admin' ? 'cycle.other' : 'cycle.past');
  return me.cycle ? t('cycle', { period: me.cycle.period }) : t('cycle.none');
}
