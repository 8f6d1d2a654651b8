import type { ColorScheme } from '../AppProvider';
import type { IconName } from '../Icon';
import { SegmentedControl } from '../SegmentedControl';

export interface ThemeToggleProps {
  /** Names the choice. */
  label: string;
  /** Name of each scheme. */
  names: Readonly<Record<ColorScheme, string>>;
  value: ColorScheme;
  /** Told the new scheme. */
  onChange: (scheme: ColorScheme) => void;
  /** Icons only; the names go to tooltips. */
  isCompact?: boolean | undefined;
}

const icons: Readonly<Record<ColorScheme, IconName>> = { system: 'monitor', light: 'sun', dark: 'moon' };
const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** As the device says, light, or dark. */
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
