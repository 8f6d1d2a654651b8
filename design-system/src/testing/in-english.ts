type Globals = Readonly<Record<string, unknown>>;

/** English props if the toolbar's language is English, otherwise none. */
export const inEnglish = <Props extends object>(globals: Globals, english: Props): Partial<Props> =>
  globals['language'] === 'en' ? english : {};

/** A story with args in both languages; for plain values, not for elements. */
export const inBoth = <Spanish extends object, English extends { readonly [Key in keyof Spanish]?: unknown }>(
  spanish: Spanish,
  english: English,
) => ({ args: spanish, parameters: { english } });

/** Text in the toolbar's language, for stories with their own render: `say('Guardar', 'Save')`. */
export const saying =
  (globals: Globals) =>
  <Said>(spanish: Said, english: Said): Said =>
    globals['language'] === 'en' ? english : spanish;
