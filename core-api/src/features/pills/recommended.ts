import { RECOMMENDED_MAX } from '@ruta/contracts/pills/limits';
import type { RecommendedPill } from '@ruta/contracts/pills/links.schema';
import type { Pill } from '@ruta/contracts/pills/pills.schema';
import { linkId } from './link.model';
import type { Weak } from './weakest.reader';

interface Linked {
  pill: Pill;
  /** What it is tied to, as `linkId` tells it. */
  links: readonly string[];
}

/** Videos for weak figures: one for each in turn, so that each has one before any has two, with all their reasons. */
export function recommendedOf(weakest: readonly Weak[], linked: readonly Linked[]): RecommendedPill[] {
  const reasonsOf = ({ links }: Linked) =>
    weakest.filter(({ link }) => links.includes(linkId(link))).map(({ reason }) => reason);
  const queues = weakest.map(({ link }) => linked.filter(({ links }) => links.includes(linkId(link))));
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, RECOMMENDED_MAX).map((one) => ({ ...one.pill, reasons: reasonsOf(one) }));
}
