import { forget, keep, kept } from '../../lib/kept';

/** A plan that was opened while the mark could not be sent, and when, UTC. */
export interface KeptMark {
  id: number;
  opened_at: string;
}

const placeOf = (user: number) => `ruta.pfp.marks.${user}`;

const isMark = (value: unknown): value is KeptMark => {
  const { id, opened_at } = (value ?? {}) as Partial<Record<keyof KeptMark, unknown>>;
  return typeof id === 'number' && typeof opened_at === 'string';
};

/** The marks of a person that wait on this device, in the order in which they were made. */
export function keptMarks(user: number): readonly KeptMark[] {
  const stored = kept(placeOf(user));
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}

/** Keeps a mark until it can be sent; the first hour of a plan stays. */
export function keepMark(user: number, mark: KeptMark): void {
  const waiting = keptMarks(user);
  if (waiting.every(({ id }) => id !== mark.id)) keep(placeOf(user), [...waiting, mark]);
}

/** Takes out a mark that was sent, or that the server refuses for good. */
export function dropMark(user: number, id: number): void {
  const left = keptMarks(user).filter((mark) => mark.id !== id);
  if (left.length === 0) forget(placeOf(user));
  else keep(placeOf(user), left);
}
