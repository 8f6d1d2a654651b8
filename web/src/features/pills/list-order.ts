/** Items in a chosen order. Those that the order does not name follow as they come; those that are gone are left out. */
export function ordered<T extends { id: number }>(items: readonly T[], order: readonly number[] = []): T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Set(order);
  return [...order.flatMap((id) => byId.get(id) ?? []), ...items.filter(({ id }) => !known.has(id))];
}

/** Ids with one of them at another place, counted from 1. */
export function placed(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place - 1), id, ...others.slice(place - 1)];
}
