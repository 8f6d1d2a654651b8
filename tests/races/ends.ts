import type { RecordRows } from '../../core-api/src/testing/races';
import type { Pair } from './rooms';

/** What the record may be afterwards, as text, by which of the two calls were acknowledged: '', '0', '1', '01'. */
export type Ends = Map<string, Set<string>>;

/**
 * What the acknowledged calls may leave: what they leave one after the other. Two that leave the same may both be told so,
 * and of one call under one key each attempt is.
 */
export function lawfulEnds({ isRepeated }: Pair, ends: Ends, acknowledged: string): Set<string> {
  const none = new Set<string>();
  const [one = none, other = none] = [ends.get('0'), ends.get('1')];
  if (isRepeated && acknowledged !== '') return one;
  const both = [...one].filter((end) => other.has(end));
  return new Set([...(ends.get(acknowledged) ?? none), ...(acknowledged === '01' ? both : [])]);
}

/** Whether each call succeeds alone, and they change different rows. */
export function areApart(ends: Ends): boolean {
  const [before, one, other] = ['', '0', '1'].map((key) => {
    const [end] = ends.get(key) ?? [];
    return end === undefined ? null : (JSON.parse(end) as RecordRows);
  });
  if (!before || !one || !other) return false;
  const isChanged = (after: RecordRows) => (name: string) =>
    JSON.stringify(after[name]) !== JSON.stringify(before[name]);
  const names = Object.keys(before).filter((name) => name !== 'log' && name !== 'outbox');
  return !names.filter(isChanged(one)).some(isChanged(other));
}

/** What differs from the end of one of the orders. */
export function difference(text: string, lawful: ReadonlySet<string>): string {
  const left = JSON.parse(text) as RecordRows;
  const [nearest] = [...lawful].map((end) => JSON.parse(end) as RecordRows);
  if (!nearest) return ', which no order of the two gives';
  const told = (rows: object[], others: object[]) => {
    const known = new Set(others.map((row) => JSON.stringify(row)));
    return JSON.stringify(rows.filter((row) => rows.length !== others.length || !known.has(JSON.stringify(row))));
  };
  return Object.entries(left)
    .filter(([name, rows]) => JSON.stringify(rows) !== JSON.stringify(nearest[name]))
    .map(([name, rows]) => `; ${name}: ${told(rows, nearest[name] ?? [])}, not ${told(nearest[name] ?? [], rows)}`)
    .join('');
}
