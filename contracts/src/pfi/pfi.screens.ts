import { z } from 'zod';
import { queryId } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { Holiday } from '../holidays/holiday.schema';
import { adminCentralActivities } from './central-catalogue.screens';
import { Pfi, PfiAvailables } from './pfi.schema';

/** Of the cycle, which its small months show (VC-06); none for who may not see holidays. */
const holidays = panelOf(z.array(Holiday));

const PfiScreen = z.object({ pfi: Pfi, holidays });
export type PfiScreen = z.infer<typeof PfiScreen>;

const PfiEstablishing = z.object({
  pfi: Pfi,
  holidays,
  available: PfiAvailables.nullable().describe('Null where nothing may be dated'),
});
export type PfiEstablishing = z.infer<typeof PfiEstablishing>;

const query = z.strictObject({ cycle: queryId.optional() });
/** Of one’s own school. */
export const scholasticPfi = screen({
  area: 'scholastic',
  ability: 'pfi:read',
  path: '/pfi',
  query,
  reply: PfiScreen,
});
export const scholasticPfiEstablish = screen({
  area: 'scholastic',
  ability: 'pfi:establish',
  path: '/pfi/establish',
  reply: PfiEstablishing,
});
/** Of an accompanied school. */
export const coachPfi = screen({
  area: 'coach',
  ability: 'pfi:read',
  path: '/schools/:school_id/pfi',
  query,
  reply: PfiScreen,
});
export const coachPfiEstablish = screen({
  area: 'coach',
  ability: 'pfi:establish',
  path: '/schools/:school_id/pfi/establish',
  reply: PfiEstablishing,
});

export const pfiScreens = {
  ...{ scholasticPfi, scholasticPfiEstablish, coachPfi, coachPfiEstablish },
  adminCentralActivities,
};
