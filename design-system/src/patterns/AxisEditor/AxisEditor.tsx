import { Icon } from '../../components/Icon';
import { LiveText } from '../../components/LiveText';
import { TextArea } from '../../components/TextArea';
import { AxisBox, AxisFields, AxisHeader, AxisLegend, AxisState } from './AxisEditor.styles';

/** Content of an axis. */
export interface AxisValue {
  /** What will be done. */
  actions: string;
  /** How, with whom, with what. */
  specifications: string;
}

export interface AxisEditorProps {
  /** Name of the axis. */
  name: string;
  /** Values of both fields. */
  value: AxisValue;
  /** Called when either text changes. */
  onChange: (value: AxisValue) => void;
  /** Labels of both fields. */
  labels: Record<keyof AxisValue, string>;
  /** Help texts of the fields. */
  descriptions?: Partial<AxisValue> | undefined;
  /** Error messages of the fields. */
  errors?: Partial<AxisValue> | undefined;
  /** Status text when both fields have content. */
  filledLabel: string;
  /** Status text until then. */
  pendingLabel: string;
  /** Maximum length of each field, in characters. */
  maxLength?: number | undefined;
  /** Whether both fields are required. */
  isRequired?: boolean | undefined;
  /** Whether both fields are disabled. */
  isDisabled?: boolean | undefined;
  /** Called when a field loses focus; use it to save. */
  onBlur?: (() => void) | undefined;
}

/** Edits one axis of a visit: actions and specifications. */
export function AxisEditor(props: AxisEditorProps) {
  const { name, value, onChange, labels, descriptions, errors, filledLabel, pendingLabel } = props;
  const { maxLength, isRequired, isDisabled, onBlur } = props;
  const isFilled = value.actions.trim() !== '' && value.specifications.trim() !== '';
  const field = (key: keyof AxisValue) => (
    <TextArea
      label={labels[key]}
      value={value[key]}
      onChange={(text) => onChange({ ...value, [key]: text })}
      description={descriptions?.[key]}
      errorMessage={errors?.[key]}
      maxLength={maxLength}
      isRequired={isRequired}
      isDisabled={isDisabled}
      onBlur={onBlur}
    />
  );
  return (
    <AxisBox data-invalid={Boolean(errors?.actions ?? errors?.specifications) || undefined}>
      <AxisLegend>
        <AxisHeader>
          {name}
          <AxisState data-filled={isFilled || undefined}>
            <Icon name={isFilled ? 'plan' : 'progress'} size="S" />
            <LiveText isWords>{isFilled ? filledLabel : pendingLabel}</LiveText>
          </AxisState>
        </AxisHeader>
      </AxisLegend>
      <AxisFields>
        {field('actions')}
        {field('specifications')}
      </AxisFields>
    </AxisBox>
  );
}
