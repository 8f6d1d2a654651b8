import type { Move } from '@ruta/state-machines/kit/simulate';
import { MACHINE_IDS, type MachineEntry, type MachineId } from '@ruta/state-machines/machines';
import type { LabPath } from '../view';
import { fromBase64Url, toBase64Url } from './base64url';
import { definitionHash } from '../definition';
import { checkMove, type MoveFault } from './move-check';
import { playThrough } from './play-through';

/** Maximum length in characters, which browsers, proxies and chats support. */
export const LONGEST_ADDRESS = 8000;
/** Maximum number of moves. */
export const MOST_MOVES = 400;

/** Reason why an address is not played. */
export type Refusal =
  | { reason: 'tooLong' | 'damaged' | 'tooManyMoves' | 'tooMuchTime' }
  | { reason: 'otherMachine'; machine: MachineId }
  | { reason: 'unknownOpening'; opening: string }
  | { reason: MoveFault; move: number; name: string };

/** A decoded path, with the number of moves played if it is stale; or the reason of refusal. */
export type Decoded =
  | { outcome: 'read'; path: LabPath; stale: { played: number; of: number } | null }
  | { outcome: 'refused'; refusal: Refusal };

type Entry = Pick<MachineEntry, 'id' | 'machine' | 'inputs' | 'events' | 'outputs'>;

/** A move in an address: a number for a wait, an event as it is, a short list for a settled call. */
function written(move: Move): unknown {
  if (move.do === 'wait') return move.ms;
  if (move.do === 'send') return move.event;
  if (move.do === 'fail') return ['-', move.actor, move.message];
  return move.output === undefined ? ['+', move.actor] : ['+', move.actor, move.output];
}

/** Encodes a path as `[a-zA-Z0-9_-]`, the characters that Storybook allows in args; null if it is too long. */
export function encodePath({ id, machine }: Pick<Entry, 'id' | 'machine'>, { opening, moves }: LabPath): string | null {
  if (moves.length > MOST_MOVES) return null;
  const address = toBase64Url(JSON.stringify({ m: id, d: definitionHash(machine), o: opening, p: moves.map(written) }));
  return address.length > LONGEST_ADDRESS ? null : address;
}

const refused = (refusal: Refusal): Decoded => ({ outcome: 'refused', refusal });
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(address: string): unknown {
  const text = fromBase64Url(address);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Decodes an address. Never throws: damaged or hostile addresses, other machines and invalid payloads are refused with
 * a reason. An address of an earlier definition is stale and is played until a move is unknown or has no effect.
 */
export function decodePath(entry: Entry, address: string): Decoded {
  if (address.length > LONGEST_ADDRESS) return refused({ reason: 'tooLong' });
  const content = parsed(address);
  if (!isRecord(content)) return refused({ reason: 'damaged' });
  const { m: machine, d: definition, o: opening, p: list } = content;
  const known = MACHINE_IDS.find((id) => id === machine);
  if (known === undefined || typeof definition !== 'string' || typeof opening !== 'string' || !Array.isArray(list))
    return refused({ reason: 'damaged' });
  if (known !== entry.id) return refused({ reason: 'otherMachine', machine: known });
  if (!Object.hasOwn(entry.inputs, opening)) return refused({ reason: 'unknownOpening', opening });
  if (list.length > MOST_MOVES) return refused({ reason: 'tooManyMoves' });

  const isStale = definition !== definitionHash(entry.machine);
  const moves: Move[] = [];
  for (const [index, item] of (list as unknown[]).entries()) {
    const check = checkMove(entry, item);
    if ('move' in check) moves.push(check.move);
    else if (isStale && check.fault !== 'damagedMove') break;
    else return refused({ reason: check.fault, move: index + 1, name: check.name });
  }
  const played = playThrough(entry, { opening, moves }, isStale);
  if (played === null) return refused({ reason: 'tooMuchTime' });
  const path = { opening, moves: moves.slice(0, played) };
  return { outcome: 'read', path, stale: isStale ? { played, of: list.length } : null };
}
