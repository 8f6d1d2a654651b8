import { Icon } from '../Icon';
import { LiveText } from '../LiveText';
import { VisuallyHidden } from '../VisuallyHidden';
import { Bar, Compact, Disc, Step, StepButton, StepLabel, StepText, StepperNav, Steps } from './Stepper.styles';

/** Status of a step. */
export type StepStatus = 'complete' | 'current' | 'incomplete' | 'error' | 'disabled';

/** A step. */
export interface StepItem {
  /** Id of the step. */
  id: string;
  /** Label: one or two nouns. */
  label: string;
  /** Status of the step. */
  status: StepStatus;
}

export interface StepperProps {
  /** Accessible name of the process. */
  'aria-label': string;
  /** Three to five steps, one of them current. */
  steps: readonly StepItem[];
  /** Text of each status, for assistive technology. */
  statusLabels: Record<StepStatus, string>;
  /** Called with the id of a step to go to. Without it steps are not interactive. */
  onStep?: ((id: string) => void) | undefined;
}

/** Position in a process of a few steps. */
export function Stepper(props: StepperProps) {
  const { steps, statusLabels, onStep } = props;
  const position = steps.findIndex((step) => step.status === 'current');
  return (
    <StepperNav aria-label={props['aria-label']}>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.id} data-status={step.status}>
            <Bar />
            <StepBody step={step} number={index + 1} statusLabel={statusLabels[step.status]} onStep={onStep} />
          </Step>
        ))}
      </Steps>
      {position < 0 ? null : (
        <Compact aria-hidden="true">
          <LiveText>{`${position + 1} / ${steps.length}`}</LiveText> <b>{steps[position]?.label}</b>
        </Compact>
      )}
    </StepperNav>
  );
}

interface StepBodyProps {
  step: StepItem;
  number: number;
  statusLabel: string;
  onStep: StepperProps['onStep'];
}

function StepBody({ step, number, statusLabel, onStep }: StepBodyProps) {
  const isCurrent = step.status === 'current';
  const current = isCurrent ? { 'aria-current': 'step' as const } : {};
  const content = (
    <>
      <StepMark status={step.status} number={number} />
      <StepLabel>{step.label}</StepLabel>
      <VisuallyHidden>{` (${statusLabel})`}</VisuallyHidden>
    </>
  );
  if (!onStep) {
    return (
      <StepText {...current} data-current={isCurrent || undefined} data-muted={step.status === 'disabled' || undefined}>
        {content}
      </StepText>
    );
  }
  return (
    <StepButton
      {...current}
      isDisabled={step.status === 'disabled'}
      onPress={() => {
        if (!isCurrent) onStep(step.id);
      }}
    >
      {content}
    </StepButton>
  );
}

function StepMark({ status, number }: { status: StepStatus; number: number }) {
  if (status === 'complete' || status === 'error') {
    return (
      <Disc data-bare aria-hidden="true">
        <Icon name={status === 'complete' ? 'checkCircle' : 'warning'} />
      </Disc>
    );
  }
  return (
    <Disc data-status={status} aria-hidden="true" translate="no">
      {number}
    </Disc>
  );
}
