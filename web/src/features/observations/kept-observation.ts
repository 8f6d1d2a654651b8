import { RESPONSES } from '@ruta/contracts/observations/limits';
import type { DraftContent } from '@ruta/contracts/observations/observation.schema';
import type { ObservationRun } from '@ruta/contracts/observations/observations.screens';
import { keep, kept } from '../../lib/kept';

/** What is typed of an observation, on this device, with the revision of the server's draft that it was typed on. */
export interface KeptObservation {
  revision: number;
  content: DraftContent;
  /** Whether the server has it as well: then the server's draft is the newer one, once it can be read. */
  isSaved?: boolean;
}

interface Named {
  schoolId: number;
  guideId: number;
  professorId: number;
  /** The observation that is corrected; null for a new one. */
  replacesId: number | null;
}

/** Storage key per person, school, guide, teacher and observation that is corrected. */
export const observationPlace = (userId: number, { schoolId, guideId, professorId, replacesId }: Named): string =>
  `ruta.observations.${userId}.${schoolId}.${guideId}.${professorId}${replacesId === null ? '' : `.${replacesId}`}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isResponse = (value: unknown): boolean => (RESPONSES as readonly unknown[]).includes(value);
const isNote = (value: unknown): boolean => isRecord(value) && isText(value['at']) && isText(value['text']);

/** What this device keeps, or null if it is missing or malformed. */
export function keptObservation(place: string): KeptObservation | null {
  const value = kept(place);
  if (!isRecord(value) || typeof value['revision'] !== 'number' || !isRecord(value['content'])) return null;
  // Earlier versions kept no notes. The cast makes each field unknown, which is judged below.
  const content = { notes: [], ...value['content'] } as Record<string, unknown>;
  const { client_id, observed_at, lang, responses, comments, finalObservations, notes } = content;
  const isWhole =
    [client_id, observed_at, lang, finalObservations].every(isText) &&
    isRecord(responses) &&
    Object.values(responses).every(isResponse) &&
    isRecord(comments) &&
    Object.values(comments).every(isText) &&
    Array.isArray(notes) &&
    notes.every(isNote);
  // Every field of it was judged above.
  return isWhole ? ({ ...value, content } as unknown as KeptObservation) : null;
}

/** A guide as it was last read, with its questions, so that it opens without a connection. */
export interface KeptRun {
  run: ObservationRun;
  /** When it was read, ISO 8601. */
  at: string;
}

const runPlace = (userId: number, schoolId: number | string, guideId: number | string, corrects = '') =>
  `ruta.observation-guides.${userId}.${schoolId}.${guideId}.${corrects}`;

/** Guides that a device keeps, so that those of past years do not fill it. */
const GUIDES_KEPT = 5;

/** Keeps a guide on this device, and drops those that were opened longest ago. */
export function keepRun(userId: number, { run, at }: KeptRun, corrects: string | undefined): void {
  const beginning = `ruta.observation-guides.${userId}.`;
  const place = runPlace(userId, run.school.id, run.guide.id, corrects);
  keep(place, { run, at } satisfies KeptRun);
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(beginning) && key !== place);
    const byAge = others.toSorted((one, two) => ageOf(two).localeCompare(ageOf(one)));
    for (const old of byAge.slice(GUIDES_KEPT - 1)) localStorage.removeItem(old);
  } catch {
    // Storage is unavailable, so nothing was kept.
  }
}

const ageOf = (place: string): string => {
  const value = kept(place);
  return isRecord(value) && isText(value['at']) ? value['at'] : '';
};

/** The guide as this device keeps it, or null. */
export function keptRun(
  userId: number,
  schoolId: number | string,
  guideId: number | string,
  corrects: string | undefined,
): KeptRun | null {
  const value = kept(runPlace(userId, schoolId, guideId, corrects));
  if (!isRecord(value) || !isText(value['at']) || !isRecord(value['run'])) return null;
  const { school, guide, professors } = value['run'];
  // What opens a guide is judged; the rest is as `keepRun` wrote it.
  return isRecord(school) && isRecord(guide) && Array.isArray(guide['sections']) && Array.isArray(professors)
    ? (value as unknown as KeptRun)
    : null;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A version 4 UUID. `crypto.randomUUID` needs a secure context, which a school's own server may not have. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(bytes);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}
