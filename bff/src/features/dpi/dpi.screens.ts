import { dpiBank } from '@ruta/contracts/dpi/bank.api';
import { adminDpiBank } from '@ruta/contracts/dpi/bank.screens';
import { dpi } from '@ruta/contracts/dpi/dpi.api';
import {
  coachDpiResult,
  dpiAnswering,
  scholasticDpiResult,
  type DpiAnswering,
  type DpiResultScreen,
} from '@ruta/contracts/dpi/dpi.screens';
import { pai } from '@ruta/contracts/pai/pai.api';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { everyCycle } from '../cycles/every-cycle';
import { ownSchool } from '../schools/own-school';

/** The status of the diagnostic, and the questions while the caller may answer them. */
async function answeringOf({ core }: ScreenInput<typeof dpiAnswering>): Promise<DpiAnswering> {
  const { data: status } = await core.get(dpi.status, {});
  if (status.window !== 'open' || status.sheet === 'finished') return { status, questions: [] };
  const { data: questions } = await core.get(dpi.questions, {});
  return { status, questions };
}

type OfSchool = ScreenInput<typeof scholasticDpiResult> | ScreenInput<typeof coachDpiResult>;

async function resultsOf({ core, query }: OfSchool, schoolId: number): Promise<DpiResultScreen> {
  const asked = { school_id: String(schoolId), cycle_id: query.cycle === undefined ? undefined : String(query.cycle) };
  const plan = core.get(pai.plan, { query: asked }).then(({ data: { standing, can_establish, dpiClosure } }) => ({
    ...{ standing, can_establish, dpiClosure },
  }));
  const [{ data: results }, panels] = await Promise.all([
    core.get(dpi.results, { query: asked }),
    gather({ plan: withoutRefusal(plan, null) }),
  ]);
  return { results, ...panels };
}

export const servedDpi: readonly ServedScreen[] = [
  serveScreen(adminDpiBank, async ({ core, me, query: { cycle: asked } }) => {
    const mayChoose = (await me()).abilities.includes('cycle:read');
    const [{ data: questions, cycle }, known] = await Promise.all([
      core.get(dpiBank.bank, { query: { cycle_id: asked === undefined ? undefined : String(asked) } }),
      mayChoose ? everyCycle(core) : [],
    ]);
    return { questions, cycle, cycles: known.map(({ id, period }) => ({ id, period: period.name })) };
  }),
  serveScreen(dpiAnswering, answeringOf),
  serveScreen(scholasticDpiResult, async (input) => resultsOf(input, await ownSchool(input))),
  serveScreen(coachDpiResult, (input) => resultsOf(input, input.params.school_id)),
];
