import { useSearchParams } from 'react-router';
import { idIn } from './list/use-address-view';

/** Name of the search parameter that shows a finished cycle, in administration also a prepared one: `?cycle=2`. */
export const CYCLE = 'cycle';

/** The cycle in the address, as text; undefined shows the started one (decision 0038). */
export const useCycleInAddress = (): string | undefined => idIn(useSearchParams()[0], CYCLE);
