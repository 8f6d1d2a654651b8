import { z } from 'zod';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { Pai, PaiForm } from './pai.schema';

const PaiScreen = z.object({ pai: Pai });
export type PaiScreen = z.infer<typeof PaiScreen>;

const PaiEstablishing = z.object({
  pai: Pai,
  form: PaiForm.nullable().describe('Null while a plan cannot be established'),
});
export type PaiEstablishing = z.infer<typeof PaiEstablishing>;

const query = z.strictObject({ cycle: queryId.optional() });
/** Of one’s own school. */
export const scholasticPai = screen({
  area: 'scholastic',
  ability: 'pai:read',
  path: '/pai',
  query,
  reply: PaiScreen,
});
export const scholasticPaiEstablish = screen({
  area: 'scholastic',
  ability: 'pai:establish',
  path: '/pai/establish',
  reply: PaiEstablishing,
});
export const coachPai = screen({
  area: 'coach',
  ability: 'pai:read',
  path: '/schools/:school_id/pai',
  query,
  reply: PaiScreen,
});

export const paiScreens = { scholasticPai, scholasticPaiEstablish, coachPai };
