import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Stepper } from './Stepper';
import type { StepItem, StepperProps } from './Stepper';

const steps: StepItem[] = [
  { id: 'goal', label: 'Objetivo y fecha', status: 'complete' },
  { id: 'axes', label: 'Ejes', status: 'current' },
  { id: 'review', label: 'Revisión', status: 'incomplete' },
];

function InPage(props: StepperProps) {
  const [current, setCurrent] = useState('axes');
  const at = props.steps.findIndex((step) => step.id === current);
  return (
    <Stepper
      {...props}
      steps={props.steps.map((step, index) => ({
        ...step,
        status: index < at ? 'complete' : index === at ? 'current' : 'incomplete',
      }))}
      onStep={(id) => {
        props.onStep?.(id);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Datos/Stepper',
  tags: ['ready'],
  component: Stepper,
  parameters: {
    // Storybook takes a key named `current` for a ref and leaves its value out.
    docs: {
      source: {
        transform: (code: string, { args }: { args: Partial<StepperProps> }) =>
          code.replace('[Circular]', args.statusLabels?.current ?? ''),
      },
    },
    english: {
      'aria-label': 'New visit',
      steps: [
        { id: 'goal', label: 'Goal and date', status: 'complete' },
        { id: 'axes', label: 'Axes', status: 'current' },
        { id: 'review', label: 'Review', status: 'incomplete' },
      ],
      statusLabels: {
        complete: 'complete',
        current: 'present step',
        incomplete: 'to come',
        error: 'with mistakes',
        disabled: 'not available',
      },
    },
  },
  args: {
    'aria-label': 'Nueva visita',
    steps,
    statusLabels: {
      complete: 'completo',
      current: 'paso actual',
      incomplete: 'pendiente',
      error: 'con errores',
      disabled: 'no disponible',
    },
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithErrorAndDisabled: Story = inBoth(
  {
    onStep: fn(),
    steps: [
      { id: 'goal', label: 'Objetivo y fecha', status: 'error' },
      { id: 'axes', label: 'Ejes', status: 'current' },
      { id: 'evidence', label: 'Evidencias y observaciones de la visita', status: 'incomplete' },
      { id: 'review', label: 'Revisión', status: 'disabled' },
    ] satisfies StepItem[],
  },
  {
    steps: [
      { id: 'goal', label: 'Goal and date', status: 'error' },
      { id: 'axes', label: 'Axes', status: 'current' },
      { id: 'evidence', label: 'Evidence and observations of the visit', status: 'incomplete' },
      { id: 'review', label: 'Review', status: 'disabled' },
    ],
  },
);
export const AllComplete: Story = {
  args: { steps: steps.map((step) => ({ ...step, status: 'complete' as const })) },
  parameters: {
    english: {
      steps: [
        { id: 'goal', label: 'Goal and date', status: 'complete' },
        { id: 'axes', label: 'Axes', status: 'complete' },
        { id: 'review', label: 'Review', status: 'complete' },
      ],
    },
  },
};
export const LongText: Story = longText({
  onStep: fn(),
  steps: [
    { id: 'goal', label: 'Objetivo, fecha, hora y docentes a quienes se acompaña', status: 'complete' },
    { id: 'axes', label: long.title, status: 'current' },
    { id: 'review', label: 'Revisión de la dirección', status: 'incomplete' },
  ] satisfies StepItem[],
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = {
  args: { onStep: fn() },
  render: (args) => <InPage {...args} />,
  ...byKeyboard([
    {
      press: '{Tab}',
      does: { es: 'Va de paso en paso, si se puede volver', en: 'Goes from step to step, if going back is allowed' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Objetivo y fecha/ })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'Va al paso', en: 'Goes to the step' },
      then: async ({ args, canvas }) => {
        await expect(args.onStep).toHaveBeenLastCalledWith('goal');
        await expect(canvas.getByRole('button', { name: /Objetivo y fecha/ })).toHaveAttribute('aria-current', 'step');
      },
    },
    {
      press: ' ',
      does: { es: 'En el paso presente: nada', en: 'On the current step: nothing' },
      then: ({ args }) => expect(args.onStep).toHaveBeenCalledTimes(1),
    },
    {
      press: '{Shift>}{Tab}{/Shift}',
      does: { es: 'Paso anterior, o sale', en: 'The previous step, or out' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Objetivo y fecha/ })).not.toHaveFocus(),
    },
  ]),
};
