import { received as receivedCalls, sharing } from '@ruta/contracts/sharing/sharing.api';
import { candidatesWith, receivedAgendaWith, sharedAgendaWith } from '@ruta/contracts/sharing/sharing.sample';
import type { ReceivedAgenda, ShareCandidates, SharedAgenda } from '@ruta/contracts/sharing/sharing.schema';
import {
  coachShareAgenda,
  coachShareDetail,
  coachShareHistory,
  scholasticReceived,
  scholasticReceivedList,
} from '@ruta/contracts/sharing/sharing.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

interface Stored {
  candidates?: Partial<ShareCandidates>;
  shared?: readonly SharedAgenda[];
  received?: readonly ReceivedAgenda[];
}

/** Shared agendas on a server in memory, for a coach and for a recipient. */
export const sharingServer =
  ({ candidates = {}, shared = [sharedAgendaWith()], received = [receivedAgendaWith()] }: Stored = {}) =>
  (scene: Scene): Answer[] => {
    const { school } = candidatesWith();
    return [
      answer(coachShareAgenda, { candidates: candidatesWith(candidates) }),
      answer(coachShareHistory, { school, shared: pageOf<SharedAgenda>([...shared], {}) }),
      answer(coachShareDetail, { school, shared: sharedAgendaWith() }),
      answer(sharing.share, { data: sharedAgendaWith(), message: messageFor('sharing.shared', scene) }),
      answer(scholasticReceivedList, { received: pageOf<ReceivedAgenda>([...received], {}) }),
      answer(scholasticReceived, { received: receivedAgendaWith() }),
      answer(receivedCalls.seen, { data: null }),
    ];
  };
