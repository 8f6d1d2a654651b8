import { asJson } from '../words';

/** A value as source code: JSON is JavaScript, whatever its texts hold. */
export const code = (value: unknown): string => asJson(value, 2);

/** Source code inside source code, its lines moved in. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** A text as the rest of one comment line, which no line break may end. */
export const comment = (text: string): string => `// ${text.replace(/[\r\n\u2028\u2029]+/g, ' ')}`;

/** A name of code as part of a file's or a story's name. */
export const inName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
