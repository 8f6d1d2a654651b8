import type { centralCatalogue } from '@ruta/contracts/pfi/central-catalogue.api';
import type { adminCentralActivities } from '@ruta/contracts/pfi/central-catalogue.screens';
import { route, screenRoute } from '../../lib/api';

type Calls = typeof centralCatalogue;

export const centralsScreen = screenRoute<typeof adminCentralActivities>('admin', '/central-activities');

export const addCentral = route<Calls['addCentral']>('post', '/central-activities');
export const changeCentral = route<Calls['changeCentral']>('put', '/central-activities/:id');
export const orderCentral = route<Calls['orderCentral']>('put', '/central-activities/:id/order');
export const removeCentral = route<Calls['removeCentral']>('delete', '/central-activities/:id');
export const restoreCentral = route<Calls['restoreCentral']>('post', '/central-activities/:id/restore');
export const retireCentral = route<Calls['retireCentral']>('post', '/central-activities/:id/retire');

/** Addresses to reload after a central activity changed. */
export const CENTRALS: readonly string[] = ['/central-activities', '/catalogues', '/pfi', '/audit'];
