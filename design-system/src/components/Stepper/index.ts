export { Stepper } from './Stepper';
export type { StepItem, StepStatus, StepperProps } from './Stepper';
