import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { DUTIES } from '@ruta/contracts/duties';
import { holds } from '../../kernel/actor';
import { toInstant } from '../../time/wall-clock';
import type { DutySource } from '../agenda';
import type { StatusService } from './status.service';

const SENTENCES = {
  es: (questions: number) => `${questions} preguntas, una sola vez por ciclo`,
  en: (questions: number) => `${questions} questions, once per cycle`,
};

/** The caller’s own diagnostic, while their school answers and they have not finished (ACT-07). */
export const dpiDuties =
  (service: StatusService): DutySource =>
  async ({ actor, schoolId, locale }) => {
    if (!holds(actor, 'dpi:answer') || actor.schoolId === null) return [];
    if (schoolId !== undefined && schoolId !== actor.schoolId) return [];
    const { window, sheet, questions, dpiClosure, school } = await service.status(actor);
    if (window !== 'open' || sheet === 'finished' || questions === 0 || !dpiClosure) return [];
    const { group, title } = DUTIES.dpi_pending;
    return [
      {
        ...{ key: 'dpi_pending', group, act: sheet === 'open' ? 'continue' : 'answer', count: 1, title: title[locale] },
        ...{ body: `${SENTENCES[locale](questions)} · ${school.name}`, url: dpiPages.dpi.href(), school_id: school.id },
        ...{ due_at: toInstant(dpiClosure.end_at, '23:59', school.timezone), date: null, time: null, severity: 'info' },
      },
    ];
  };
