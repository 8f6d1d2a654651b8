import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { kept } from '../../lib/kept';

/** What is kept on this device while it is not saved on the server: a reload or a lost session loses nothing. */
export interface KeptDraft {
  /** The revision it was written on: saving over a newer one has to be asked about. */
  revision: number;
  draft: VisitDraft;
}

const PREFIX = 'ruta.visits';

/** One place per person, school and visit (`new` before the first save). */
export const draftPlace = (userId: number, schoolId: number | string, visitId: number | null): string =>
  `${PREFIX}.draft.${userId}.${schoolId}.${visitId ?? 'new'}`;

/** The observation of a visit that is being written. */
export const observationPlace = (userId: number, visitId: number): string =>
  `${PREFIX}.observation.${userId}.${visitId}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A form kept before, if it still fits the visit's axes; whatever else stands there is left alone. */
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
