import type { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { CatalogueCentral, CentralForm } from '@ruta/contracts/pfi/central-catalogue.schema';

/** Who may attend an activity, in the order of its form. */
export const ATTENDING = ['DIR', 'SUBD', 'COOR', 'PROF'] as const satisfies typeof ATTENDING_ROLES;

/** A central activity as it is typed. */
export interface TypedCentral extends Record<'code' | 'title' | 'title_en' | 'description' | 'description_en', string> {
  window_start: string | null;
  window_end: string | null;
  hours: number | null;
  levels: CentralForm['levels'];
  roles: CentralForm['roles'];
  gives_proof: boolean;
  survey: string | null;
  reasons: { reason: string; reason_en: string }[];
}

const BLANK: TypedCentral = {
  ...{ code: '', title: '', title_en: '', description: '', description_en: '', window_start: null, window_end: null },
  ...{ hours: null, levels: [], roles: [], gives_proof: true, survey: null, reasons: [{ reason: '', reason_en: '' }] },
};

/** What the form begins with; null is a new activity. */
export const typedOf = (central: CatalogueCentral | null): TypedCentral => {
  if (central === null) return BLANK;
  const { code, title, title_en, description, description_en, reasons, ...rest } = central;
  const { window_start, window_end, hours, levels, roles, gives_proof, survey } = rest;
  return {
    ...{ code, title, title_en: title_en ?? '', description, description_en: description_en ?? '' },
    ...{ window_start, window_end, hours, levels, roles, gives_proof, survey },
    reasons: reasons.map(({ reason, reason_en }) => ({ reason, reason_en: reason_en ?? '' })),
  };
};

/** A form as its call takes it, without the code; the browser asks for what is missing before. */
export const formOf = ({ code: _, window_start, window_end, hours, ...typed }: TypedCentral) => ({
  ...typed,
  ...{ window_start: window_start ?? '', window_end: window_end ?? '', hours: hours ?? 0 },
});

/** Whether nothing is missing that an activity must have. */
export const isComplete = ({ code, title, description, reasons, ...typed }: TypedCentral): boolean =>
  [code, title, description, ...reasons.map(({ reason }) => reason)].every((text) => text.trim() !== '') &&
  [typed.window_start, typed.window_end, typed.hours].every((value) => value !== null);
