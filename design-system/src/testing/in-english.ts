type Globals = Readonly<Record<string, unknown>>;

/** The English of a story's props where the toolbar asks for English; nothing otherwise, so that its Spanish stays. */
export const inEnglish = <Props extends object>(globals: Globals, english: Props): Partial<Props> =>
  globals['language'] === 'en' ? english : {};

/** A story whose arguments are said in both languages; for plain values, not for elements. */
export const inBoth = <Spanish extends object, English extends { readonly [Key in keyof Spanish]?: unknown }>(
  spanish: Spanish,
  english: English,
) => ({ args: spanish, parameters: { english } });

/** For a story that draws its own content: `say('Guardar', 'Save')` is what the toolbar asks for. */
export const saying =
  (globals: Globals) =>
  <Said>(spanish: Said, english: Said): Said =>
    globals['language'] === 'en' ? english : spanish;
