import { createContext, use, useState } from 'react';

/** Server errors of the surrounding form, by field name. */
export const ServerErrors = createContext<Readonly<Record<string, string | string[]>>>({});

/** Server errors of a field until its value changes. */
export function useServerErrors(name: string | undefined) {
  const all = use(ServerErrors);
  const [forgotten, setForgotten] = useState<object | null>(null);
  const errors = name === undefined || forgotten === all ? [] : [all[name] ?? []].flat();
  return { errors, forget: () => setForgotten(all) };
}
