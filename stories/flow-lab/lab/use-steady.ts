import { useLayoutEffect, useRef, useState } from 'react';

type Hands = Readonly<Record<string, (...given: never[]) => void>>;

/** Functions with a stable identity that call the latest given ones, so that memoized buttons do not re-render. */
export function useSteady<Given extends Hands>(given: Given): Given {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(() => {
    const calling =
      (name: string) =>
      (...values: never[]) =>
        latest.current[name]?.(...values);
    return Object.fromEntries(Object.keys(given).map((name) => [name, calling(name)])) as Given;
  });
  return steady;
}
