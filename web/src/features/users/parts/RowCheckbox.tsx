import { Checkbox } from '@ruta/design-system';
import type { CheckboxProps } from '@ruta/design-system';

/** The checkbox of a row, in a file of its own: the list shows its rows before it comes (decision 0014). */
export const RowCheckbox = (props: CheckboxProps) => <Checkbox {...props} />;
