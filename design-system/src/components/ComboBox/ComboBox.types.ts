import type { FieldProps, OptionItem } from '../Field';

export interface ComboBoxProps extends FieldProps {
  /**
   * All the choices, thousands if need be; what one types narrows them down, accents and capitals aside. Give the same
   * array as long as they are the same: it is made ready for the search once.
   */
  items: readonly OptionItem[];
  /** Id of the chosen item, owned by the caller; `null` for none. */
  value?: string | null | undefined;
  /** Id of the first chosen item, when the field owns it. */
  defaultValue?: string | undefined;
  /** Another item was chosen, or none. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The typed text changed, for lists that the server filters. */
  onInputChange?: ((text: string) => void) | undefined;
  /** An example of what to type. */
  placeholder?: string | undefined;
  /** Shown when nothing matches. */
  emptyText?: string | undefined;
}
