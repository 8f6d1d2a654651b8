type Forced = 'light' | 'dark';
const store = globalThis as typeof globalThis & { rutaStoryTheme?: Forced };

/** The test run's theme: each story runs once in light and once in dark. */
export function forceTheme(theme: Forced): void {
  store.rutaStoryTheme = theme;
}

/** The theme the test run asks for; nothing when a person looks. */
export function forcedTheme(): Forced | undefined {
  return store.rutaStoryTheme;
}
