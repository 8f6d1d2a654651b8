/** Code that comes after the page that uses it. */
export interface LateCode<Code> {
  /** The code, once it is there. */
  now: () => Code | undefined;
  load: () => Promise<Code>;
}

/** Fetches code once; an attempt that failed is made again by who asks next. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let there: Code | undefined;
  let coming: Promise<Code> | undefined;
  return {
    now: () => there,
    load: () =>
      (coming ??= load().then(
        (code) => (there = code),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}
