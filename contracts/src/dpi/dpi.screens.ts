import { z } from 'zod';
import { queryId } from '../kit/fields';
import { panelOf, screen } from '../kit/screen';
import { Pai } from '../pai/pai.schema';
import { adminDpiBank } from './bank.screens';
import { DpiQuestion, DpiResults, DpiStatus } from './dpi.schema';

/** What answering begins with. */
const DpiAnswering = z.object({
  status: DpiStatus,
  questions: z.array(DpiQuestion).describe('Empty unless the window is open and the sheet is not finished'),
});
export type DpiAnswering = z.infer<typeof DpiAnswering>;

const DpiResultScreen = z.object({
  results: DpiResults,
  plan: panelOf(Pai.pick({ standing: true, can_establish: true, dpiClosure: true }).nullable()).describe(
    'How far the school is from its action plan; null for who reads no plans',
  ),
});
export type DpiResultScreen = z.infer<typeof DpiResultScreen>;

/** For the staff of a school, teachers, too. */
export const dpiAnswering = screen({ area: 'shared', ability: 'dpi:answer', path: '/dpi', reply: DpiAnswering });

const query = z.strictObject({ cycle: queryId.optional() });
/** Of one’s own school. */
export const scholasticDpiResult = screen({
  area: 'scholastic',
  ability: 'dpi:read',
  path: '/report/dpi-result',
  query,
  reply: DpiResultScreen,
});
export const coachDpiResult = screen({
  area: 'coach',
  ability: 'dpi:read',
  path: '/schools/:school_id/dpi-result',
  query,
  reply: DpiResultScreen,
});

export const dpiScreens = { dpiAnswering, scholasticDpiResult, coachDpiResult, adminDpiBank };
