import { asJson } from '../words';

/** A changed value of a context: its path, and both values as JSON. */
export interface Difference {
  path: string;
  kind: 'added' | 'changed' | 'gone';
  before: string;
  after: string;
}

/** Maximum number of differences to list. */
export const DIFFERENCES_SHOWN = 100;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const inside = (path: string, key: string, isList: boolean) =>
  isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Differences between two contexts, value by value, in key order. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (Object.is(before, after)) return [];
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], inside(path, key, Array.isArray(after))));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'gone' : 'changed';
  return [{ path, kind, before: asJson(before), after: asJson(after) }];
}
