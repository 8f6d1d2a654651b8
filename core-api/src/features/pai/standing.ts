import type { PaiStanding } from '@ruta/contracts/pai/limits';
import { mayEstablish, mayStartPai } from '@ruta/state-machines/dpi/pai.rules';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { totalsIn, type DpiPlace } from '../dpi';
import type { PaiPlanRow } from './pai.tables';
import { planOf } from './plan.reader';

/** A school with its diagnostic, its plan, and how far it is from one. */
export interface PaiState {
  plan: PaiPlanRow | undefined;
  standing: PaiStanding;
  totalValidated: number;
  hasChartData: boolean;
}

/** A place of a started or finished cycle. */
export type CyclePlace = DpiPlace & { cycle_id: number };

/**
 * How a school stands to its plan. It goes by the real numbers: one finished sheet is enough, even where nothing of it
 * may be shown (decision 0053).
 */
export async function paiState(db: Knex, place: CyclePlace): Promise<PaiState> {
  const at = { cycle_id: place.cycle_id, school_id: place.school_id };
  const plan = await planOf(db, at);
  const totalValidated = place.finished ?? 0;
  const answers = [...(await totalsIn(db, at)).values()].flat();
  const hasChartData = answers.some(({ quadrant, count }) => quadrant > 0 && count > 0);
  return { plan, totalValidated, hasChartData, standing: standingOf(place, { plan, totalValidated, hasChartData }) };
}

function standingOf(place: DpiPlace, { plan, ...answers }: Omit<PaiState, 'standing'>): PaiStanding {
  if (plan?.established_at) return 'established';
  if (place.window === 'none' || place.end_at === null || place.cycle_state !== 'started') return 'none';
  if (!mayEstablish({ today: place.today, endsOn: place.end_at, isEstablished: false })) return 'too-early';
  return mayStartPai(answers) ? 'open' : 'no-answers';
}

/** Refuses where a plan cannot be established now. */
export function assertOpen({ standing }: Pick<PaiState, 'standing'>): void {
  if (standing !== 'open') throw new Problem(`pai.${standing}`);
}
