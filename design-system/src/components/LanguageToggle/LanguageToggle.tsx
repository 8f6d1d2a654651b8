import { SegmentedControl } from '../SegmentedControl';

/** The languages of the interface. */
export type Language = 'es' | 'en';

export interface LanguageToggleProps {
  /** Names the choice, in the page's language. */
  label: string;
  /** Each language's name in itself. */
  names: Readonly<Record<Language, string>>;
  value: Language;
  /** Told the new language. */
  onChange: (language: Language) => void;
  /** Shows `ES` and `EN`; the names stay. */
  isCompact?: boolean | undefined;
}

const languages: readonly Language[] = ['es', 'en'];

/** Español or English, each in its own language. */
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
