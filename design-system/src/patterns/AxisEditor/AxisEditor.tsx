import { Icon } from '../../components/Icon';
import { TextArea } from '../../components/TextArea';
import { AxisBox, AxisFields, AxisHeader, AxisLegend, AxisState } from './AxisEditor.styles';

/** What an axis holds. */
export interface AxisValue {
  /** What is going to be done. */
  actions: string;
  /** How, with whom, with what. */
  specifications: string;
}

export interface AxisEditorProps {
  /** Name of the axis. */
  name: string;
  /** Its two texts. */
  value: AxisValue;
  /** One of the texts changed. */
  onChange: (value: AxisValue) => void;
  /** Names of the two fields. */
  labels: Record<keyof AxisValue, string>;
  /** Help under the two fields. */
  descriptions?: Partial<AxisValue> | undefined;
  /** What is wrong with each. */
  errors?: Partial<AxisValue> | undefined;
  /** Word beside the icon once both texts are there. */
  filledLabel: string;
  /** Word until then. */
  pendingLabel: string;
  /** Longest text of each. */
  maxLength?: number | undefined;
  /** Both texts are needed. */
  isRequired?: boolean | undefined;
  /** Nothing can be changed now. */
  isDisabled?: boolean | undefined;
  /** Focus left a field: a good moment to save. */
  onBlur?: (() => void) | undefined;
}

/** One axis of a visit: its actions and their specifications. */
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
            <Icon name={isFilled ? 'checkCircle' : 'progress'} size="S" />
            {isFilled ? filledLabel : pendingLabel}
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
