import { useLayoutEffect, useRef, useState } from 'react';

type Hands = Readonly<Record<string, (...given: never[]) => void>>;

/**
 * The same functions for as long as a part lives, each doing what the last one given does: buttons that only differ in
 * what their press would do now are not drawn anew.
 */
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
