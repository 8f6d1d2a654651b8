import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inBoth, inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { LoadMore } from './LoadMore';
import { VisitsInPage } from './VisitsInPage';
import { visitWords } from './fixtures';

const spanish = visitWords('es');
const english = visitWords('en');

const meta = {
  title: 'Componentes/Datos/LoadMore/Estados',
  component: LoadMore,
  render: (args, { globals }) => (
    <LoadMore {...args} {...inEnglish(globals, { ...english, countText: english.countText(20, 117) })} />
  ),
  args: { ...spanish, countText: spanish.countText(20, 117), shown: 20, total: 117, status: 'ready', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { args: { status: 'pending' } };
export const Failed: Story = { args: { status: 'failed' } };
export const End: Story = { args: { status: 'end', shown: 117, countText: spanish.countText(117, 117) } };
/** Nothing to load: the list itself shows its empty state. */
export const Empty: Story = { args: { status: 'end', shown: 0, total: 0 } };
export const UnknownTotal: Story = {
  render: (args) => <LoadMore {...args} />,
  ...inBoth({ total: null, countText: '20 visitas' }, { ...english, countText: '20 visits' }),
};
export const VeryMany: Story = {
  render: (args) => <LoadMore {...args} />,
  ...inBoth(
    { shown: 9990, total: 10_000, countText: '9,990 de 10,000 visitas' },
    { ...english, countText: '9,990 of 10,000 visits' },
  ),
};
export const UnderAList: Story = {
  render: (_args, { globals }) => (
    <VisitsInPage words={visitWords(globals['language'] === 'en' ? 'en' : 'es')} total={34} />
  ),
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <LoadMore {...args} />
    </div>
  ),
  args: {
    status: 'failed',
    countText: '20 de 117 visitas de la Escuela Secundaria General Sor Juana Inés de la Cruz, turno vespertino',
    failedText:
      'No se pudieron cargar más visitas porque no hay conexión. Las que ya ves siguen aquí; vuelve a intentarlo cuando tengas señal.',
    retryLabel: 'Reintentar la carga de las visitas que faltan',
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <LoadMore {...args} />
    </RightToLeft>
  ),
  args: {
    status: 'failed',
    countText: '20 من 117 زيارة',
    failedText: 'تعذر تحميل المزيد من الزيارات.',
    retryLabel: 'إعادة المحاولة',
  },
};
