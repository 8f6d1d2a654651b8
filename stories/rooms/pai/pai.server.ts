import { pai } from '@ruta/contracts/pai/pai.api';
import { draftOf, establishingWith, planWith } from '@ruta/contracts/pai/pai.sample';
import type { Pai, PaiForm, PaiPresence } from '@ruta/contracts/pai/pai.schema';
import { scholasticPai, scholasticPaiEstablish } from '@ruta/contracts/pai/pai.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** A plan of four questions. The server keeps every tab. */
export const paiFormDesk =
  (differs: Partial<PaiForm> = {}, plan: Partial<Pai> = {}, others: PaiPresence[] = []) =>
  (scene: Scene): Answer[] => {
    const page = establishingWith(differs);
    const pai_ = { ...page.pai, ...plan };
    return [
      answer(scholasticPaiEstablish, { pai: pai_, form: pai_.can_establish ? page.form : null }),
      answer(pai.saveDraft, ({ body, params }) => {
        const { school_id: _, revision, ...fields } = body as { school_id: number; revision: number };
        const question = Number(params['question_id']);
        return { data: { ...draftOf(question), ...fields, revision: revision + 1 } };
      }),
      answer(pai.presence, { data: others }),
      answer(pai.establish, { data: planWith(), message: messageFor('pai.established', scene) }),
    ];
  };

/** The plan of a school. */
export const paiDesk =
  (differs: Partial<Pai> = {}) =>
  (): Answer[] => [answer(scholasticPai, { pai: planWith(differs) })];
