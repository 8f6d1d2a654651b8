import { dpi } from '@ruta/contracts/dpi/dpi.api';
import { answeringWith, progressAt, resultsWith } from '@ruta/contracts/dpi/dpi.sample';
import type { DpiResults, DpiStatus } from '@ruta/contracts/dpi/dpi.schema';
import type { PaiStanding } from '@ruta/contracts/pai/limits';
import { dpiAnswering, scholasticDpiResult } from '@ruta/contracts/dpi/dpi.screens';
import { answer } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

/** The diagnostic of two questions. The server takes every answer. */
export const dpiDesk =
  (differs: Partial<DpiStatus> = {}) =>
  (scene: Scene): Answer[] => [
    answer(dpiAnswering, answeringWith(differs)),
    answer(dpi.start, { data: { ...progressAt(1), time_factor: 1 } }),
    answer(dpi.answer, ({ body }) => ({
      data: { ...progressAt((body as { question_id: number }).question_id + 1), isLate: false },
    })),
    answer(dpi.finish, { data: progressAt(3), message: messageFor('dpi.finished', scene) }),
  ];

/** What a school answered. */
export const dpiResultsDesk =
  (differs: Partial<DpiResults> = {}, standing: PaiStanding = 'too-early') =>
  (): Answer[] => [
    answer(scholasticDpiResult, {
      results: resultsWith(differs),
      plan: {
        state: 'ready',
        data: { standing, can_establish: standing === 'open', dpiClosure: resultsWith().dpiClosure },
      },
    }),
  ];
