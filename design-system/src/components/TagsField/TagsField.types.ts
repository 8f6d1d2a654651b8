import type { FieldProps } from '../Field';
import type { TagRules } from './tags';

/** What fields of several values take, whatever the values are. */
export interface TagsFieldBase extends FieldProps {
  /** The values, owned by the caller. Those with a problem are among them: they can still be mended. */
  value?: readonly string[] | undefined;
  /** The first values, when the field owns them. */
  defaultValue?: readonly string[] | undefined;
  /** The values changed. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Names the list of tags: "Correos agregados". */
  listLabel: string;
  /** Most values; a counter appears near it. */
  maxCount?: number | undefined;
  /** Said and shown when what was added was there already: "Ya estaba: ana@escuela.mx". */
  duplicateText: (values: readonly string[]) => string;
  /** Said and shown when there is no room; what was left out waits in the field. */
  tooManyText?: ((values: readonly string[]) => string) | undefined;
  /** An example of a value. Never the only copy of an instruction. */
  placeholder?: string | undefined;
}

export interface TagsFieldProps extends TagsFieldBase, Pick<TagRules, 'read' | 'keyOf'> {
  /** What is wrong with a value, in a few words. */
  problemOf: (value: string) => string | undefined;
  /** Whether a key adds what is typed so far; Enter always does. */
  isEnd: (key: string, text: string) => boolean;
  /** Which keyboard a phone shows. */
  inputMode?: 'text' | 'email' | undefined;
}
