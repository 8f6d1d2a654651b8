/** Where a machine stands once it is opened, told without the machine: for pages that are there before its code is. */

/** The value of a chart's states, as XState writes it. */
export type Standing = string | { readonly [region: string]: Standing };

/** What a page reads of a machine, for what has been opened and nothing more. */
export interface Opened<Context, Tag extends string> {
  context: Context;
  value: Standing;
  tags: readonly Tag[];
}

/** Whether a chart that stands at `value` is in the state that `pattern` names. */
export function standsIn(value: Standing, pattern: Standing): boolean {
  if (typeof pattern === 'string') return typeof value === 'string' ? value === pattern : Object.hasOwn(value, pattern);
  if (typeof value === 'string') return false;
  return Object.entries(pattern).every(([region, inner]) => {
    const at = value[region];
    return at !== undefined && standsIn(at, inner);
  });
}
