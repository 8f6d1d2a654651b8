import type { formationCatalogue } from '@ruta/contracts/pfp/catalogue.api';
import type { adminFormationPlan, adminFormationPlans } from '@ruta/contracts/pfp/catalogue.screens';
import { route, screenRoute } from '../../lib/api';

type Calls = typeof formationCatalogue;

export const catalogueScreen = screenRoute<typeof adminFormationPlans>('admin', '/formation-plans');
export const cataloguePlanScreen = screenRoute<typeof adminFormationPlan>('admin', '/formation-plans/:id');

export const addPlan = route<Calls['add']>('post', '/formation-plans');
export const changePlan = route<Calls['change']>('put', '/formation-plans/:id');
export const removePlan = route<Calls['remove']>('delete', '/formation-plans/:id');
export const publishPlan = route<Calls['publish']>('post', '/formation-plans/:id/publish');
export const retirePlan = route<Calls['retire']>('post', '/formation-plans/:id/retire');
export const orderPlan = route<Calls['order']>('put', '/formation-plans/:id/order');
export const addFile = route<Calls['addFile']>('post', '/formation-plans/:id/contents');
export const changeFile = route<Calls['changeFile']>('post', '/formation-plans/:id/contents/:content_id');
export const addLink = route<Calls['addLink']>('post', '/formation-plans/:id/links');
export const changeLink = route<Calls['changeLink']>('put', '/formation-plans/:id/links/:content_id');
export const removeContent = route<Calls['removeContent']>('delete', '/formation-plans/:id/contents/:content_id');
export const keepCaptions = route<Calls['keepCaptions']>('post', '/formation-plans/:id/contents/:content_id/captions');
export const removeCaptions = route<Calls['removeCaptions']>(
  'delete',
  '/formation-plans/:id/contents/:content_id/captions',
);
export const orderContent = route<Calls['orderContent']>('put', '/formation-plans/:id/contents/:content_id/order');

/** Addresses to reload after the catalogue changed. */
export const FORMATION_CATALOGUE: readonly string[] = ['/formation-plans', '/pfp', '/audit'];
