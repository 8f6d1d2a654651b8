import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft, longText, onAPhone } from '../../testing/story-frames';
import { AgendaLegend } from './AgendaLegend';

const meta = {
  title: 'Componentes/Calendarios/AgendaLegend',
  tags: ['ready'],
  component: AgendaLegend,
  parameters: {
    english: {
      kindsTitle: 'Colours',
      kinds: { pending: 'Pending', outdated: 'Overdue', taken: 'Taken', visit: 'Visit' },
      momentsTitle: 'Icons',
      moments: { completed: 'Completed', upcoming: 'Today or later', past: 'Over, and not completed' },
    },
  },
  args: {
    kindsTitle: 'Colores',
    kinds: { pending: 'Pendiente', outdated: 'Vencida', taken: 'Tomada', visit: 'Visita' },
    momentsTitle: 'Iconos',
    moments: { completed: 'Completada', upcoming: 'Hoy o más adelante', past: 'Ya pasó y no se completó' },
  },
} satisfies Meta<typeof AgendaLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Different texts, as for a school that accompanies itself. */
export const OtherWords: Story = inBoth(
  {
    kinds: { pending: 'Por hacer', outdated: 'Se pasó la fecha', taken: 'Hecha', visit: 'Visita entre docentes' },
    moments: { completed: 'Hecha', upcoming: 'Por venir', past: 'Sin hacer' },
  },
  {
    kinds: { pending: 'To do', outdated: 'Past its date', taken: 'Done', visit: 'Visit among teachers' },
    moments: { completed: 'Done', upcoming: 'To come', past: 'Not done' },
  },
);

export const OnAPhone: Story = { decorators: [onAPhone] };

export const LongText: Story = longText({
  kindsTitle: 'Qué significa el color de cada actividad de tu agenda de acompañamiento',
  kinds: {
    pending: 'Actividad que todavía no tiene fecha confirmada con la dirección de la escuela',
    outdated: 'Actividad cuya fecha pasó y que nadie inició, reprogramó ni canceló',
    taken: 'Actividad realizada y registrada por la persona que acompaña 🙂',
    visit: 'Visita de acompañamiento a una docente o un docente frente a grupo',
  },
  momentsTitle: 'Qué significa el icono que la acompaña',
  moments: {
    completed: 'Completada, con todas sus evidencias y su devolución',
    upcoming: 'Es hoy o más adelante, según la hora de la escuela',
    past: 'Ya pasó y no se completó: reprográmala o cancélala',
  },
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
