import type { OptionItem } from '../Field';

/** How the options of a level stand. */
export type CascadeOptions =
  { status: 'ready'; items: readonly OptionItem[] } | { status: 'loading' } | { status: 'failed' };

/** One selector of the cascade; those above decide what is in it. */
export interface CascadeLevel {
  /** Its key. */
  id: string;
  /** The visible name: "Coordinador". */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Its options for what is chosen above. Read only once that is chosen. */
  options: CascadeOptions;
  /** Why it cannot be used before what is above is chosen: "Elige primero un gerente". The first level needs none. */
  waitingText?: string | undefined;
  /** Help shown under the selector. */
  description?: string | undefined;
  /** What is wrong and what to do. */
  errorMessage?: string | undefined;
  /** Whether something has to be chosen. */
  isRequired?: boolean | undefined;
  /** Found by typing (`combobox`) or out of a short list (`select`). */
  control?: 'combobox' | 'select' | undefined;
}

/** The words. */
export interface SelectorCascadeLabels {
  /** Shown under a selector whose options are on their way: "Cargando opciones". */
  loading: string;
  /** Shown under one whose options could not be loaded. */
  failed: string;
  /** Button that loads them again; the level's label is added to its name. */
  retry: string;
  /** Shown under one without any option. */
  empty: string;
  /** Shown in a list in which nothing matches what was typed. */
  noMatch: string;
  /** Said politely when another choice cleared those below: "Se borraron gerente y coach". */
  cleared: (labels: readonly string[]) => string;
}

export interface SelectorCascadeProps {
  /** Names the group: "Jerarquía de la escuela". */
  label: string;
  /** The levels from the top. */
  levels: readonly CascadeLevel[];
  /** What is chosen, by level; `null` or absent where nothing is. Below a gap nothing counts. */
  value: Readonly<Partial<Record<string, string | null>>>;
  /** Another option was chosen at a level, or none (`null`). Whoever owns the value clears what is below. */
  onChoose: (choice: { level: string; value: string | null }) => void;
  /** The options of a level are to be loaded again. */
  onRetry: (level: string) => void;
  /** Nothing can be changed. Say why in `disabledReason`. */
  isDisabled?: boolean | undefined;
  /** Why nothing can be changed, shown above the selectors. */
  disabledReason?: string | undefined;
  /** The words. */
  labels: SelectorCascadeLabels;
}
