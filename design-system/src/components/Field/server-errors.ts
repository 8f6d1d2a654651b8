import { createContext, use, useState } from 'react';

/** What the server found wrong with the form around a field, by field name. */
export const ServerErrors = createContext<Readonly<Record<string, string | string[]>>>({});

/** The server's errors of a field, until it is written in again. */
export function useServerErrors(name: string | undefined) {
  const all = use(ServerErrors);
  const [forgotten, setForgotten] = useState<object | null>(null);
  const errors = name === undefined || forgotten === all ? [] : [all[name] ?? []].flat();
  return { errors, forget: () => setForgotten(all) };
}
