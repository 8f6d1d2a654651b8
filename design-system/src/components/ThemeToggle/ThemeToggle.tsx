import type { ColorScheme } from '../AppProvider';
import type { IconName } from '../Icon';
import { SegmentedControl } from '../SegmentedControl';

export interface ThemeToggleProps {
  /** Accessible name of the group. */
  label: string;
  /** Label of each scheme. */
  names: Readonly<Record<ColorScheme, string>>;
  value: ColorScheme;
  /** Called with the new scheme. */
  onChange: (scheme: ColorScheme) => void;
  /** Shows icons only, with labels as tooltips. Default: false. */
  isCompact?: boolean | undefined;
}

const icons: Readonly<Record<ColorScheme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };
const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** Switch between system, light and dark scheme. */
export function ThemeToggle({ label, names, value, onChange, isCompact = false }: ThemeToggleProps) {
  const options = schemes.map((id) => ({ id, label: names[id], icon: icons[id] }));
  return (
    <SegmentedControl
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      isIconOnly={isCompact}
      size={isCompact ? 'S' : 'M'}
    />
  );
}
