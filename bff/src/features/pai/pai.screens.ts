import { pai } from '@ruta/contracts/pai/pai.api';
import {
  coachPai,
  scholasticPai,
  scholasticPaiEstablish,
  type PaiEstablishing,
  type PaiScreen,
} from '@ruta/contracts/pai/pai.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { ownSchool } from '../schools/own-school';

type OfSchool = ScreenInput<typeof scholasticPai> | ScreenInput<typeof coachPai>;

async function planOf({ core, query }: OfSchool, schoolId: number): Promise<PaiScreen> {
  const asked = { school_id: String(schoolId), cycle_id: query.cycle === undefined ? undefined : String(query.cycle) };
  const { data } = await core.get(pai.plan, { query: asked });
  return { pai: data };
}

/** The plan, and its form while it may be established: reading the form earlier would be refused. */
async function establishing(input: ScreenInput<typeof scholasticPaiEstablish>): Promise<PaiEstablishing> {
  const query = { school_id: String(await ownSchool(input)) };
  const { data: plan } = await input.core.get(pai.plan, { query });
  if (!plan.can_establish) return { pai: plan, form: null };
  const { data: form } = await input.core.get(pai.form, { query });
  return { pai: plan, form };
}

export const servedPai: readonly ServedScreen[] = [
  serveScreen(scholasticPai, async (input) => planOf(input, await ownSchool(input))),
  serveScreen(scholasticPaiEstablish, establishing),
  serveScreen(coachPai, (input) => planOf(input, input.params.school_id)),
];
