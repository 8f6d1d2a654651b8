import { z } from 'zod';
import { CycleChoice } from '../cycles/cycle.schema';
import { PastCycle } from '../access/access.schema';
import { queryId } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { IssuedProof } from './issued-proof.schema';

/** The list's query parameters, as text. */
const listParams = z.strictObject({
  page: z.string().optional(),
  cycle: queryId.optional(),
  activity: queryId.optional(),
  search: z.string().optional(),
});

const ProofList = z.object({
  school: SchoolRef.nullable().describe('Null on the own list'),
  proofs: pageOf(IssuedProof),
  past: PastCycle.optional(),
});
export type ProofList = z.infer<typeof ProofList>;

/** The issued proofs of a school, by cycle (ACT-06). */
export const coachProofs = screen({
  area: 'coach',
  path: '/schools/:school_id/attendance-proofs',
  query: listParams,
  reply: ProofList,
});
export const scholasticProofs = screen({
  area: 'scholastic',
  path: '/schools/:school_id/attendance-proofs',
  query: listParams,
  reply: ProofList,
});
/** The own proofs of a teacher (ACT-06). */
export const professorProofs = screen({
  area: 'professor',
  path: '/attendance-proofs',
  query: listParams,
  reply: ProofList.extend({
    cycles: z.array(CycleChoice).describe('Cycles to choose from, latest first: the started one and finished ones'),
  }),
});

export const proofsScreens = { coachProofs, scholasticProofs, professorProofs };
