/** A page of a list whose rows keep only these fields (`fields`, API-01). */
export function cutRows(reply: unknown, fields: readonly string[]): unknown {
  const page = reply as { data: Record<string, unknown>[] }; // only lists have `fields`, and their reply is checked
  const data = page.data.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))),
  );
  return { ...page, data };
}
