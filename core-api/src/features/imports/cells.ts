/** Texts of a row by column; columns that the file lacks are absent. */
export type Cells = Readonly<Record<string, string>>;
