const store = globalThis as typeof globalThis & { rutaStoryTheme?: 'light' };

/** The test run's theme: each story is drawn and played once, in light, and looked at by axe in the dark as well. */
export function forceTheme(theme: 'light'): void {
  store.rutaStoryTheme = theme;
}

/** The theme the test run asks for; nothing when a person looks. */
export function forcedTheme(): 'light' | undefined {
  return store.rutaStoryTheme;
}
