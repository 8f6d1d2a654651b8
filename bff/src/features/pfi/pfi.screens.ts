import { pfi } from '@ruta/contracts/pfi/pfi.api';
import {
  coachPfi,
  coachPfiEstablish,
  scholasticPfi,
  scholasticPfiEstablish,
  type PfiEstablishing,
  type PfiScreen,
} from '@ruta/contracts/pfi/pfi.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { ownSchool } from '../schools/own-school';

type OfSchool = ScreenInput<typeof scholasticPfi> | ScreenInput<typeof coachPfi>;
type Establishing = ScreenInput<typeof scholasticPfiEstablish> | ScreenInput<typeof coachPfiEstablish>;

async function planOf({ core, query }: OfSchool, schoolId: number): Promise<PfiScreen> {
  const asked = { school_id: String(schoolId), cycle_id: query.cycle === undefined ? undefined : String(query.cycle) };
  const { data } = await core.get(pfi.plan, { query: asked });
  return { pfi: data };
}

/** The plan, and what may be dated, where something may: asking earlier would be refused. */
async function establishing({ core }: Establishing, schoolId: number): Promise<PfiEstablishing> {
  const query = { school_id: String(schoolId) };
  const { data: plan } = await core.get(pfi.plan, { query });
  if (!plan.can_establish) return { pfi: plan, available: null };
  const { data: available } = await core.get(pfi.available, { query });
  return { pfi: plan, available };
}

export const servedPfi: readonly ServedScreen[] = [
  serveScreen(scholasticPfi, async (input) => planOf(input, await ownSchool(input))),
  serveScreen(scholasticPfiEstablish, async (input) => establishing(input, await ownSchool(input))),
  serveScreen(coachPfi, (input) => planOf(input, input.params.school_id)),
  serveScreen(coachPfiEstablish, (input) => establishing(input, input.params.school_id)),
];
