import type { TagsFieldBase } from '../TagsField';

export interface KeywordsFieldProps extends TagsFieldBase {
  /** Longest word, in characters. A longer one that is pasted is marked, and can be mended. */
  maxLength?: number | undefined;
  /** What is said of a longer one: "más de 40 letras". */
  tooLongText?: string | undefined;
}
