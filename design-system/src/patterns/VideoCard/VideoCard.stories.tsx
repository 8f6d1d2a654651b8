import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../components/IconButton';
import { ToggleButton } from '../../components/ToggleButton';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { VideoCard, VideoCardList } from './VideoCard';

const meta = {
  title: 'Patrones/VideoCard',
  tags: ['new'],
  component: VideoCard,
  parameters: {
    english: {
      title: 'Three questions to open the class',
      place: 'Teaching › Planning › Beginning',
      facts: ['4 min', '12 views'],
    },
  },
  args: {
    ...{ href: '/pills/7', title: 'Tres preguntas para abrir la clase' },
    place: 'Didáctica › Planeación › Inicio',
    facts: ['4 min', '12 vistas'],
  },
  render: (card, { globals }) => {
    const say = saying(globals);
    return (
      <VideoCardList label={say('Píldoras', 'Pills')}>
        <VideoCard
          actions={
            <>
              <ToggleButton
                icon="favorite"
                isIconOnly
                size="S"
                label={say('Favorito', 'Favorite')}
                isSelected={false}
                onChange={fn()}
              />
              <IconButton icon="more" size="S" label={say('Guardar en…', 'Save to…')} />
            </>
          }
          {...card}
        />
      </VideoCardList>
    );
  },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Why it is shown here, above the facts. */
export const Recommended: Story = {
  args: { notes: ['Claridad: promedio de 2.2 en el diagnóstico'], actions: undefined },
  parameters: { english: { notes: ['Clarity: average of 2.2 in the diagnostic'] } },
};

export const LongText: Story = longText({
  title: `${long.title} ${long.goal}`,
  place: `${long.label} › ${long.word}`,
  notes: [long.help],
});

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al título, que lleva al video', en: 'Reaches the title, which leads to the video' },
    then: ({ canvas }) =>
      expect(canvas.getByRole('link', { name: 'Tres preguntas para abrir la clase' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Llega al corazón', en: 'Reaches the heart' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Favorito' })).toHaveFocus(),
  },
  {
    press: '{Tab}',
    does: { es: 'Llega a lo demás que se hace con él', en: 'Reaches what else is done with it' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Guardar en…' })).toHaveFocus(),
  },
]);
