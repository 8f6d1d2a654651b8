import { SegmentedControl } from '../SegmentedControl';

/** Languages of the interface. */
export type Language = 'es' | 'en';

export interface LanguageToggleProps {
  /** Accessible name of the group, in the page's language. */
  label: string;
  /** Name of each language in itself. */
  names: Readonly<Record<Language, string>>;
  value: Language;
  /** Called with the new language. */
  onChange: (language: Language) => void;
  /** Shows `ES` and `EN`; the accessible names stay. Default: false. */
  isCompact?: boolean | undefined;
}

const languages: readonly Language[] = ['es', 'en'];

/** Switch between Spanish and English, each named in itself. */
export function LanguageToggle({ label, names, value, onChange, isCompact = false }: LanguageToggleProps) {
  const options = languages.map((id) => ({
    id,
    label: names[id],
    lang: id,
    shortLabel: isCompact ? id.toUpperCase() : undefined,
  }));
  return (
    <SegmentedControl label={label} options={options} value={value} onChange={onChange} size={isCompact ? 'S' : 'M'} />
  );
}
