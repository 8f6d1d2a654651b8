import type { LabelLanguage, MachineLabels } from '@ruta/state-machines/kit/labels';
import type { FieldShape } from './form-model';
import type { Path } from './payload';

/** The payload being typed, and its setter. */
export interface Typing {
  payload: unknown;
  onChange: (payload: unknown) => void;
  /** Error messages by field; see `errorKey`. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Field labels by key. */
  fields: MachineLabels['fields'];
  language: LabelLanguage;
  /** Sample payloads, to start a variant with. */
  samples: readonly unknown[];
}

/** Label of a field and its key in the code, shown small; null for list items. */
export interface FieldName {
  label: string;
  code: string | null;
}

/** Props of a field for one value. */
export interface PayloadFieldProps {
  shape: FieldShape;
  path: Path;
  name: FieldName;
  typing: Typing;
}

/** Props of a field for one kind of value. */
export type Of<Kind extends FieldShape['kind']> = PayloadFieldProps & { shape: Extract<FieldShape, { kind: Kind }> };
