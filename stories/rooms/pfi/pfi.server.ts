import { sampleHolidays } from '@ruta/contracts/holidays/holiday.sample';
import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { availablesWith, pfiWith } from '@ruta/contracts/pfi/pfi.sample';
import type { Pfi, PfiAvailables } from '@ruta/contracts/pfi/pfi.schema';
import { scholasticPfi, scholasticPfiEstablish, type PfiScreen } from '@ruta/contracts/pfi/pfi.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

const HOLIDAYS: PfiScreen['holidays'] = { state: 'ready', data: [...sampleHolidays] };

/** The yearly plan of a school. */
export const pfiDesk =
  (differs: Partial<Pfi> = {}, holidays: PfiScreen['holidays'] = HOLIDAYS) =>
  (scene: Scene): Answer[] => [
    answer(scholasticPfi, { pfi: pfiWith(differs), holidays }),
    answer(pfi.remove, { data: null, message: messageFor('pfi.removed', scene) }),
  ];

/** A plan whose activities get their dates. */
export const pfiDatesDesk =
  (differs: Partial<PfiAvailables> = {}, plan: Partial<Pfi> = {}) =>
  (scene: Scene): Answer[] => {
    const standing = pfiWith(plan);
    return [
      answer(scholasticPfiEstablish, {
        pfi: standing,
        holidays: HOLIDAYS,
        available: standing.can_establish ? availablesWith(differs) : null,
      }),
      answer(pfi.establish, { data: pfiWith({ undated: 0 }), message: messageFor('pfi.established', scene) }),
      ...pfiDesk()(scene),
    ];
  };
