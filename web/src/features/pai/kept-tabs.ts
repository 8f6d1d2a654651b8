import { PAI_TEXTS, type PaiItem } from '@ruta/state-machines/dpi/pai.rules';
import { kept } from '../../lib/kept';

/** A tab that the server does not have as it is written, with the revision that it was written on. */
export interface KeptTab {
  revision: number;
  item: PaiItem;
}

/** Storage key per person, school and cycle. */
export const planPlace = (userId: number, { schoolId, cycleId }: { schoolId: number; cycleId: number }): string =>
  `ruta.pai.${userId}.${schoolId}.${cycleId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNone = (value: unknown): boolean => value === null || typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The tabs that this device keeps, by question. Malformed ones are left out. */
export function keptTabs(place: string): ReadonlyMap<number, KeptTab> {
  const value = kept(place);
  const tabs: unknown[] = Array.isArray(value) ? value : [];
  return new Map(tabs.filter(isKept).map((tab) => [tab.item.questionId, tab]));
}

function isKept(value: unknown): value is KeptTab {
  if (!isRecord(value) || !isNumber(value['revision']) || !isRecord(value['item'])) return false;
  const { item } = value;
  return (
    isNumber(item['questionId']) &&
    (item['coachPaiId'] === null || isNumber(item['coachPaiId'])) &&
    PAI_TEXTS.every((field) => typeof item[field] === 'string') &&
    ['date', 'time', 'coachDate', 'coachTime'].every((field) => isTextOrNone(item[field]))
  );
}
