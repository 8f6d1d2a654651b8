import {
  holidayWith,
  sampleHolidays,
  sampleImpact,
  sampleStates,
  sampleSuggestions,
} from '@ruta/contracts/holidays/holiday.sample';
import type { Holiday, HolidayForm, HolidayImpact, HolidaySuggestion } from '@ruta/contracts/holidays/holiday.schema';
import { holidays } from '@ruta/contracts/holidays/holidays.api';
import { adminHolidays, adminHolidaySuggestions } from '@ruta/contracts/holidays/holidays.screens';
import { answer, withhold } from '../../kit/answer';
import type { Answer } from '../../kit/answer';
import { messageFor } from '../../kit/play';
import type { Scene } from '../../kit/scene';

interface Desk {
  impact?: HolidayImpact;
  suggestions?: readonly HolidaySuggestion[];
}

/** The holidays of a year on a server in memory: changes last as long as the story. */
export const holidayDesk =
  (rows: readonly Holiday[] = sampleHolidays, { impact = sampleImpact, suggestions = sampleSuggestions }: Desk = {}) =>
  (scene: Scene): Answer[] => {
    if (!scene.can('holiday:manage'))
      return [adminHolidays, adminHolidaySuggestions].map((call) => withhold(call, 'access.refused'));
    let kept = [...rows];
    return [
      answer(adminHolidays, () => ({
        year: 2026,
        holidays: kept.toSorted((one, other) => (one.start_at < other.start_at ? -1 : 1)),
        states: [...sampleStates],
        can: { manage: true },
      })),
      answer(adminHolidaySuggestions, () => ({ suggestions: [...suggestions] })),
      answer(holidays.save, ({ body }) => {
        const { holidays: sent } = body as { holidays: HolidayForm[] }; // The screen's own form sends this shape.
        const saved = sent.map((row, at) =>
          holidayWith({ ...row, id: row.id ?? 100 + kept.length + at, revision: (row.revision ?? 0) + 1 }),
        );
        kept = [...kept.filter(({ id }) => saved.every((row) => row.id !== id)), ...saved];
        return { data: saved, message: messageFor('holidays.saved', scene) };
      }),
      answer(holidays.delete, ({ params }) => {
        kept = kept.filter(({ id }) => id !== Number(params['id']));
        return { data: null, message: messageFor('holidays.deleted', scene) };
      }),
      answer(holidays.impact, () => ({ data: impact })),
    ];
  };
