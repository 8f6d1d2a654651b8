import { coachSmartReport, scholasticSmartReport } from '@ruta/contracts/smart-report/smart-report.screens';
import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { todays } from '../../kit/days';
import { gather, withoutRefusal } from '../../kit/gather';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { pastCycle } from '../cycles/past-cycle';
import { ownSchool } from '../schools/own-school';
import { schoolOf } from '../schools/school';
import { dpiPart, observationsPart, paiPart, pfiPart, pfpPart, visitsPart, type Asked } from './parts';

type OfSchool = ScreenInput<typeof scholasticSmartReport> | ScreenInput<typeof coachSmartReport>;

const NOTHING = { state: 'ready', data: null } as const;
const EMPTY = { visits: NOTHING, dpi: NOTHING, pai: NOTHING, pfi: NOTHING, pfp: NOTHING, observations: NOTHING };

/** The report of a school in the started cycle, or in the finished one of the address (REP-04; decision 0065). */
async function reportOf({ core, me, query }: OfSchool, schoolId: number): Promise<SmartReport> {
  const reader = await me();
  const [school, { past }] = await Promise.all([
    schoolOf(core, schoolId, query.cycle),
    pastCycle(core, query.cycle, reader.cycle),
  ]);
  const { id, name, timezone } = school;
  const { school_today: today } = todays(reader, school);
  const cycle = past ?? reader.cycle;
  const head = { school: { id, name, timezone }, cycle, today, ...(past && { past }) };
  if (cycle === null) return { ...head, ...EMPTY };
  const asked: Asked = { core, today, lang: query.lang, of: { school_id: String(id), cycle_id: String(cycle.id) } };
  const panels = await gather({
    visits: withoutRefusal(visitsPart(asked), null),
    dpi: withoutRefusal(dpiPart(asked), null),
    pai: withoutRefusal(paiPart(asked), null),
    pfi: withoutRefusal(pfiPart(asked), null),
    pfp: withoutRefusal(pfpPart(asked), null),
    observations: withoutRefusal(observationsPart(asked), null),
  });
  return { ...head, ...panels };
}

export const servedSmartReport: readonly ServedScreen[] = [
  serveScreen(scholasticSmartReport, async (input) => reportOf(input, await ownSchool(input))),
  serveScreen(coachSmartReport, (input) => reportOf(input, input.params.school_id)),
];
