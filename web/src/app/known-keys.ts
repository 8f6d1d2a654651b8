import type { Area } from '@ruta/contracts/roles';
import { agendaKeys } from '../features/agenda/agenda.keys';
import type { KeyFacts, KeySet } from '../shared/keys';
import { goKeysOf } from './go-keys';
import { shellKeys } from './shell.keys';

/** The keys that rooms declare in `<room>.keys.ts`, per area, one line per room. */
const ROOM_KEYS: Readonly<Partial<Record<Area, readonly KeySet<string>[]>>> = {
  coach: [agendaKeys],
  scholastic: [agendaKeys],
};

/** Every key that an area has on some page, for the profile. */
export const knownKeys = (area: Area): KeyFacts[] => [
  ...[shellKeys, ...(ROOM_KEYS[area] ?? [])].flatMap(({ facts }) => Object.values<KeyFacts>(facts)),
  ...goKeysOf(area),
];
