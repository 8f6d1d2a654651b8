import type { LabelLanguage, MachineLabels } from '@ruta/state-machines/kit/labels';
import type { FieldShape } from './form-model';
import type { Path } from './payload';

/** The payload being typed, and how to change it. */
export interface Typing {
  payload: unknown;
  onChange: (payload: unknown) => void;
  /** Sentences by field, see `errorKey`. */
  errors: Readonly<Record<string, string | undefined>>;
  /** What each field is called, by its key. */
  fields: MachineLabels['fields'];
  language: LabelLanguage;
  /** Whole payloads to begin a variant with. */
  samples: readonly unknown[];
}

/** What a field is called for people, and its key in the code, which is shown small; null for a list's item. */
export interface FieldName {
  label: string;
  code: string | null;
}

/** One value of a payload. */
export interface PayloadFieldProps {
  shape: FieldShape;
  path: Path;
  name: FieldName;
  typing: Typing;
}

/** A value of one kind. */
export type Of<Kind extends FieldShape['kind']> = PayloadFieldProps & { shape: Extract<FieldShape, { kind: Kind }> };
