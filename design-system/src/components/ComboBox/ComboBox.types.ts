import type { FieldProps, OptionItem } from '../Field';

export interface ComboBoxProps extends FieldProps {
  /**
   * All options, up to thousands. Typing filters them without case and accents. Keep the array's identity while it is
   * unchanged: it is indexed once.
   */
  items: readonly OptionItem[];
  /** Id of the selected option; `null` for none. Controlled. */
  value?: string | null | undefined;
  /** Id of the initially selected option. Uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected option; `null` for none. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Called with the typed text, for lists that the server filters. */
  onInputChange?: ((text: string) => void) | undefined;
  /** The option that typed text adds behind those found; null for none. */
  newItem?: ((typed: string) => OptionItem | null) | undefined;
  /** Example of what to type. */
  placeholder?: string | undefined;
  /** Text when nothing matches. */
  emptyText?: string | undefined;
}
