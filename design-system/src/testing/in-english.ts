/** The English of a story's props where the toolbar asks for English; nothing otherwise, so that its Spanish stays. */
export const inEnglish = <Props extends object>(
  globals: Readonly<Record<string, unknown>>,
  english: Props,
): Partial<Props> => (globals['language'] === 'en' ? english : {});
