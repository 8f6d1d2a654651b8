import { proofs } from '@ruta/contracts/proofs/proofs.api';
import { coachProofs, professorProofs, scholasticProofs, type ProofList } from '@ruta/contracts/proofs/proofs.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { cycleChoices } from '../cycles/cycle-choices';
import { pastCycle } from '../cycles/past-cycle';
import { schoolOf } from '../schools/school';

type OfSchool = ScreenInput<typeof coachProofs> | ScreenInput<typeof scholasticProofs>;
type Own = ScreenInput<typeof professorProofs>;

/** The proofs of the cycle in the address, or of the started one. */
async function proofsOf(
  { core, me, query }: Pick<OfSchool, 'core' | 'me' | 'query'>,
  schoolId?: number,
): Promise<ProofList> {
  const reader = await me();
  const cycleId = query.cycle ?? reader.cycle?.id;
  const [school, page] = await Promise.all([
    schoolId === undefined ? null : schoolOf(core, schoolId, query.cycle),
    core.get(proofs.list, {
      query: {
        school_id: schoolId === undefined ? undefined : String(schoolId),
        page: query.page,
        filter: {
          cycle_id: cycleId === undefined ? undefined : String(cycleId),
          activity_id: query.activity === undefined ? undefined : String(query.activity),
          search: query.search,
        },
      },
    }),
  ]);
  return { school, proofs: page, ...(await pastCycle(core, query.cycle, reader.cycle)) };
}

const ofSchool = (input: OfSchool) => proofsOf(input, input.params.school_id);

/** One's own, with the cycles that one may choose. */
const ownProofs = async (input: Own) => {
  const [list, cycles] = await Promise.all([proofsOf(input), cycleChoices(input)]);
  return { ...list, cycles };
};

export const servedProofs: readonly ServedScreen[] = [
  serveScreen(coachProofs, ofSchool),
  serveScreen(scholasticProofs, ofSchool),
  serveScreen(professorProofs, ownProofs),
];
