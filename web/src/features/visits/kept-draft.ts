import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { kept } from '../../lib/kept';

/** An unsaved form stored on this device, so that a reload or a lost session loses nothing. */
export interface KeptDraft {
  /** The revision that it was edited from. Saving over a newer one is a conflict. */
  revision: number;
  draft: VisitDraft;
}

const PREFIX = 'ruta.visits';

/** Storage key per person, school and visit (`new` before the first save). */
export const draftPlace = (userId: number, schoolId: number | string, visitId: number | null): string =>
  `${PREFIX}.draft.${userId}.${schoolId}.${visitId ?? 'new'}`;

/** Storage key of the observation of a visit. */
export const observationPlace = (userId: number, visitId: number): string =>
  `${PREFIX}.observation.${userId}.${visitId}`;

/** Storage key of the reason for cancelling a visit. */
export const cancelReasonPlace = (userId: number, visitId: number): string => `${PREFIX}.cancel.${userId}.${visitId}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The stored form, or null if it is missing, malformed or does not match the visit's axes. */
export function keptDraft(place: string, axisIds: readonly number[]): KeptDraft | null {
  const value = kept(place);
  if (!isRecord(value) || typeof value['revision'] !== 'number' || !isRecord(value['draft'])) return null;
  const { objective, date, time, axes } = value['draft'];
  if (!isText(objective) || !isTextOrNull(date) || !isTextOrNull(time) || !Array.isArray(axes)) return null;
  const byId = new Map(axes.filter(isRecord).map((axis) => [axis['axis_id'], axis]));
  const fitting = axisIds.map((axis_id) => {
    const axis = byId.get(axis_id);
    return axis && isText(axis['actions']) && isText(axis['specifications'])
      ? { axis_id, actions: axis['actions'], specifications: axis['specifications'] }
      : null;
  });
  if (fitting.includes(null)) return null;
  return {
    revision: value['revision'],
    draft: { objective, date, time, axes: fitting.filter((axis) => axis !== null) },
  };
}
