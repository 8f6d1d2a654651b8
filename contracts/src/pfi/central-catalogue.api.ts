import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import {
  CatalogueCentral,
  CentralChange,
  CentralCycle,
  CentralNew,
  CentralPlace,
  CentralState,
  CentralSurvey,
} from './central-catalogue.schema';

const manage = { ability: 'catalog:manage' } as const;
const central = dataOf(CatalogueCentral);
const inWork = ['cycles.finished', 'cycles.not-prepared'] as const;
const edited = ['pfi.central-not-found', 'pfi.central-stale', ...inWork] as const;

/** The central activities of a cycle, edited by hand beside the file (PFI-02; decision 0063). */
export const centralCatalogue = {
  centrals: endpoint({
    method: 'get',
    path: '/central-activities',
    summary: 'The central activities of a cycle in order, retired ones, too, and the surveys that they may name',
    access: manage,
    query: z.strictObject({ cycle_id: queryId.optional().describe('Default: the started cycle') }),
    reply: dataOf(z.array(CatalogueCentral)).extend({
      cycle: CentralCycle.nullable().describe('Null where there is no cycle'),
      surveys: z.array(CentralSurvey),
    }),
    problems: ['cycles.not-found'],
  }),
  addCentral: endpoint({
    method: 'post',
    path: '/central-activities',
    summary: 'Write a central activity with its reasons, the last of its cycle',
    access: manage,
    body: CentralNew,
    reply: central,
    status: 201,
    problems: ['cycles.not-found', 'cycles.none-started', ...inWork, 'pfi.central-full'],
  }),
  changeCentral: endpoint({
    method: 'put',
    path: '/central-activities/:id',
    summary: 'Change a central activity with its reasons',
    access: manage,
    body: CentralChange,
    reply: central,
    problems: edited,
  }),
  retireCentral: endpoint({
    method: 'post',
    path: '/central-activities/:id/retire',
    summary: 'Offer a central activity no longer; schools that have dated it keep it',
    access: manage,
    body: CentralState,
    reply: central,
    problems: edited,
  }),
  restoreCentral: endpoint({
    method: 'post',
    path: '/central-activities/:id/restore',
    summary: 'Offer a retired central activity again',
    access: manage,
    body: CentralState,
    reply: central,
    problems: edited,
  }),
  orderCentral: endpoint({
    method: 'put',
    path: '/central-activities/:id/order',
    summary: 'Move a central activity to another place of its cycle',
    access: manage,
    body: CentralPlace,
    reply: dataOf(z.null()),
    problems: ['pfi.central-not-found', ...inWork],
  }),
  removeCentral: endpoint({
    method: 'delete',
    path: '/central-activities/:id',
    summary: 'Delete a central activity that no plan ever had, with its reasons',
    access: manage,
    query: z.strictObject({ revision: queryId.describe('The one that you saw') }),
    reply: dataOf(z.null()),
    problems: [...edited, 'pfi.central-dated'],
  }),
};
