import type { FieldProps } from '../Field';
import type { TagRules } from './tags';

/** Props of fields with several values. */
export interface TagsFieldBase extends FieldProps {
  /** Values, including invalid ones, which can still be corrected. Controlled. */
  value?: readonly string[] | undefined;
  /** Initial values. Uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Accessible name of the list of tags: "Correos agregados". */
  listLabel: string;
  /** Maximum number of values; a counter appears near it. */
  maxCount?: number | undefined;
  /** Shown and announced for duplicates: "Ya estaba: ana@escuela.mx". */
  duplicateText: (values: readonly string[]) => string;
  /** Shown and announced when the maximum is exceeded; surplus values stay in the input. */
  tooManyText?: ((values: readonly string[]) => string) | undefined;
  /** Example of a value. Must not be the only instruction. */
  placeholder?: string | undefined;
}

export interface TagsFieldProps extends TagsFieldBase, Pick<TagRules, 'read' | 'keyOf'> {
  /** Short text about a fault of a value; undefined if valid. */
  problemOf: (value: string) => string | undefined;
  /** Whether a key adds the typed text; Enter always does. */
  isEnd: (key: string, text: string) => boolean;
  /** Keyboard type on phones. */
  inputMode?: 'text' | 'email' | undefined;
}
