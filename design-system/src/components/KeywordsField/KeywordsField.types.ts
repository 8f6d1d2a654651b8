import type { TagsFieldBase } from '../TagsField';

export interface KeywordsFieldProps extends TagsFieldBase {
  /** Maximum length of a word, in characters. Longer pasted words are marked and can be corrected. */
  maxLength?: number | undefined;
  /** Text for a word that is too long: "más de 40 letras". */
  tooLongText?: string | undefined;
}
