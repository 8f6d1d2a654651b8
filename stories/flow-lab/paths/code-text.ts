import { asJson } from '../words';

/** A value as JavaScript source; JSON is a subset. */
export const code = (value: unknown): string => asJson(value, 2);

/** Source code with all lines but the first indented. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** A text as a one-line comment. */
export const comment = (text: string): string => `// ${text.replace(/[\r\n\u2028\u2029]+/g, ' ')}`;

/** A code name as part of a file or story name. */
export const inName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
