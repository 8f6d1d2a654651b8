const store = globalThis as typeof globalThis & { rutaStoryTheme?: 'light' };

/** Sets the theme of the test run: each story is rendered and played once, in light; axe also runs in dark. */
export function forceTheme(theme: 'light'): void {
  store.rutaStoryTheme = theme;
}

/** Theme forced by the test run; undefined outside tests. */
export function forcedTheme(): 'light' | undefined {
  return store.rutaStoryTheme;
}
