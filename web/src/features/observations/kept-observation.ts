import { RESPONSES } from '@ruta/contracts/observations/limits';
import type { DraftContent } from '@ruta/contracts/observations/observation.schema';
import type { KnownObservation } from '@ruta/state-machines/observations/observation.events';
import { kept } from '../../lib/kept';

/** What is typed of an observation, on this device, with the revision of the server's draft that it was typed on. */
export interface KeptObservation {
  revision: number;
  content: DraftContent;
}

/** Storage key per person, school, guide and teacher. */
export const observationPlace = (userId: number, { schoolId, guideId, professorId }: KnownObservation): string =>
  `ruta.observations.${userId}.${schoolId}.${guideId}.${professorId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isResponse = (value: unknown): boolean => (RESPONSES as readonly unknown[]).includes(value);

/** What this device keeps, or null if it is missing or malformed. */
export function keptObservation(place: string): KeptObservation | null {
  const value = kept(place);
  if (!isRecord(value) || typeof value['revision'] !== 'number' || !isRecord(value['content'])) return null;
  const { client_id, observed_at, lang, responses, comments, finalObservations } = value['content'];
  const isWhole =
    [client_id, observed_at, lang, finalObservations].every(isText) &&
    isRecord(responses) &&
    Object.values(responses).every(isResponse) &&
    isRecord(comments) &&
    Object.values(comments).every(isText);
  return isWhole ? (value as unknown as KeptObservation) : null;
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
