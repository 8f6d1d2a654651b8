import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { SlotList } from './SlotList';
import type { SlotListProps } from './SlotList.types';

function InPage(props: SlotListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 440 }}>
      <SlotList
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange(next);
          setValue(next);
        }}
      />
    </div>
  );
}

/** A Friday morning of an agent in Mexico City, seen from Cancún. */
const friday = [
  { startAt: '2026-05-15 14:00:00' },
  { startAt: '2026-05-15 15:00:00' },
  { startAt: '2026-05-15 16:00:00' },
  { startAt: '2026-05-15 17:30:00' },
  { startAt: '2026-05-15 18:30:00' },
  { startAt: '2026-05-15 21:00:00' },
  { startAt: '2026-05-15 22:00:00' },
];

const meta = {
  title: 'Componentes/Calendarios/SlotList',
  tags: ['new'],
  component: SlotList,
  render: (args) => <InPage {...args} />,
  parameters: {
    english: {
      label: 'Hours of Friday, 15 May',
      timeZoneLabel: 'Cancún time',
      confirmLabel: 'Confirm',
      emptyLabel: 'No free hours on this day.',
      confirmingLabel: 'Booking the session',
      loadingLabel: 'Looking for free hours',
    },
  },
  args: {
    label: 'Horas del viernes 15 de mayo',
    slots: friday,
    value: '2026-05-15 15:00:00',
    timeZone: 'America/Cancun',
    timeZoneLabel: 'Hora de Cancún',
    confirmLabel: 'Confirmar',
    emptyLabel: 'No hay horas libres este día.',
    confirmingLabel: 'Reservando la sesión',
    loadingLabel: 'Buscando horas libres',
    onChange: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof SlotList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingChosen: Story = { args: { value: null } };
/** Default texts and UTC. */
export const ItsDefaults: Story = {
  render: ({ label, slots, value, onChange, onConfirm }) => (
    <InPage label={label} slots={slots} value={value} onChange={onChange} onConfirm={onConfirm} />
  ),
};
export const Empty: Story = { args: { slots: [], value: null } };
export const LongText: Story = longText({
  label: 'Horas de la tarde del agente que acompaña a la zona escolar 045',
  timeZoneLabel: 'Hora de Bahía de Banderas, Nayarit; la persona que te acompaña está en Ciudad de México',
  confirmLabel: 'Confirmar y avisar a la dirección de la escuela',
  slots: friday.map((slot, index) => (index === 0 ? { ...slot, unavailableReason: long.reason } : slot)),
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
export const Loading: Story = { args: { isLoading: true } };
export const Confirming: Story = { args: { isConfirming: true } };
const taken = (unavailableReason: string) =>
  friday.map((slot, index) => (index % 3 === 0 ? { ...slot, unavailableReason } : slot));
export const SomeTaken: Story = inBoth({ slots: taken('No disponible') }, { slots: taken('Not available') });
/** An evening there is on two days here. */
export const TwoDays: Story = inBoth(
  {
    label: 'Horas de la tarde del agente',
    value: null,
    slots: ['2026-05-16 03:30:00', '2026-05-16 04:30:00', '2026-05-16 05:30:00'].map((startAt) => ({ startAt })),
  },
  { label: 'Hours of the agent’s evening' },
);
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <InPage {...args} />
    </div>
  ),
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la hora elegida', en: 'Reaches the chosen hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '10:00' })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Elige la hora siguiente', en: 'Chooses the next hour' },
    then: async ({ args, canvas }) => {
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-05-15 16:00:00');
      await expect(canvas.getByRole('radio', { name: '11:00' })).toBeChecked();
    },
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Elige la hora siguiente', en: 'Chooses the next hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '12:30' })).toBeChecked(),
  },
  {
    press: '{ArrowLeft}',
    does: { es: 'Elige la hora anterior', en: 'Chooses the previous hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '11:00' })).toBeChecked(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Elige la hora anterior', en: 'Chooses the previous hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '10:00' })).toBeChecked(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Elige la hora siguiente', en: 'Chooses the next hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '11:00' })).toBeChecked(),
  },
  {
    press: '{Tab}',
    does: { es: 'Desde la hora elegida: va a su botón', en: 'From the chosen hour: goes to its button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Confirmar, 11:00' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'En el botón: confirma la hora', en: 'On the button: confirms the hour' },
    then: ({ args }) => expect(args.onConfirm).toHaveBeenLastCalledWith('2026-05-15 16:00:00'),
  },
  {
    press: ' ',
    does: { es: 'En el botón: confirma la hora', en: 'On the button: confirms the hour' },
    then: ({ args }) => expect(args.onConfirm).toHaveBeenCalledTimes(2),
  },
  {
    press: '{Shift>}{Tab}{/Shift}',
    does: { es: 'Del botón, vuelve a la hora', en: 'From the button back to the hour' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: '11:00' })).toHaveFocus(),
  },
]);
