import type { OptionItem } from '../Field';

/** State of a level's options. */
export type CascadeOptions =
  { status: 'ready'; items: readonly OptionItem[] } | { status: 'loading' } | { status: 'failed' };

/** A selector of the cascade; upper levels determine its options. */
export interface CascadeLevel {
  /** Id of the level. */
  id: string;
  /** Label: "Coordinador". */
  label: string;
  /** Text while nothing is selected. */
  placeholder?: string | undefined;
  /** Options for the upper choices. Ignored until those are made. */
  options: CascadeOptions;
  /** Reason for being disabled without upper choices: "Elige primero un gerente". Not needed on the first level. */
  waitingText?: string | undefined;
  /** Help text below the selector. */
  description?: string | undefined;
  /** What is wrong and how to correct it. */
  errorMessage?: string | undefined;
  /** Whether a choice is required. */
  isRequired?: boolean | undefined;
  /** `combobox` to find by typing, `select` for a short list. Default: 'combobox'. */
  control?: 'combobox' | 'select' | undefined;
}

/** Texts of the cascade. */
export interface SelectorCascadeLabels {
  /** Text in a selector while its options load: "Cargando opciones". */
  loading: string;
  /** Text below a selector whose options failed to load. */
  failed: string;
  /** Label of the retry button; the level's label is added to its accessible name. */
  retry: string;
  /** Text below a selector without options. */
  empty: string;
  /** Text in a list without matches. */
  noMatch: string;
  /** Polite announcement of cleared levels: "Se borraron gerente y coach". */
  cleared: (labels: readonly string[]) => string;
}

export interface SelectorCascadeProps {
  /** Accessible name of the group: "Jerarquía de la escuela". */
  label: string;
  /** Levels from the top. */
  levels: readonly CascadeLevel[];
  /** Selected ids by level; `null` or missing for none. Values below a gap are ignored. */
  value: Readonly<Partial<Record<string, string | null>>>;
  /** Called with a choice, `null` for none. The owner clears lower levels. */
  onChoose: (choice: { level: string; value: string | null }) => void;
  /** Called to load the options of a level again. */
  onRetry: (level: string) => void;
  /** Disables all selectors. Explain it in `disabledReason`. Default: false. */
  isDisabled?: boolean | undefined;
  /** Reason for being disabled, shown above the selectors. */
  disabledReason?: string | undefined;
  /** Texts of the cascade. */
  labels: SelectorCascadeLabels;
}
