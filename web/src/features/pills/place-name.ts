import type { ListedPill, Named, PillCatalog } from '@ruta/contracts/pills/pills.schema';
import { LEVELS, rowsOf, type Chosen } from './level-items';

type Place = Pick<ListedPill, 'category' | 'sub_category' | 'topic' | 'tag'>;

const joined = (rows: readonly (Named | null | undefined)[]) =>
  rows.flatMap((row) => (row ? [row.name] : [])).join(' › ');

/** The levels of a video, or of what is chosen for it: "Didáctica › Planeación". */
export function placeName(catalog: PillCatalog, of: Place | Chosen): string {
  if (isPlace(of)) return joined([of.category, of.sub_category, of.topic, of.tag]);
  return joined(LEVELS.map((level) => rowsOf(catalog, of, level).find(({ id }) => id === of[level])));
}

const isPlace = (of: Place | Chosen): of is Place => 'sub_category' in of;
