import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { IconButton } from '../../components/IconButton';
import { cutTitle } from './cut-title';
import { VideoCard, VideoCardList } from './VideoCard';

test.each([
  ['Tres preguntas', 100, 'Tres preguntas'],
  ['abcdef', 5, 'abcde…'],
  ['abcd efg', 5, 'abcd…'],
  ['👩🏽‍🏫👩🏽‍🏫', 8, '👩🏽‍🏫👩🏽‍🏫'],
])('DS-01 VideoCard cuts %j at %i characters: %j', (title, max, shown) => expect(cutTitle(title, max)).toBe(shown));

describe('DS-01 VideoCard', () => {
  const whole = 'Cómo acordar con el grupo las reglas de convivencia '.repeat(3).trim();

  it('is an item of a named list, with a link, its place, reasons, facts and buttons', async () => {
    render(
      <main>
        <VideoCardList label="Píldoras">
          <VideoCard
            href="/pills/7"
            title="Tres preguntas"
            place="Didáctica › Planeación"
            notes={['Claridad: promedio de 2.2']}
            facts={['4 min', '12 vistas']}
            actions={<IconButton icon="more" label="Guardar en…" />}
          />
        </VideoCardList>
      </main>,
    );
    const item = within(screen.getByRole('list', { name: 'Píldoras' })).getByRole('listitem');
    expect(within(item).getByRole('link', { name: 'Tres preguntas' })).toHaveAttribute('href', '/pills/7');
    expect(item).toHaveTextContent('Didáctica › PlaneaciónClaridad: promedio de 2.24 min · 12 vistas');
    expect(within(item).getByRole('button', { name: 'Guardar en…' })).toBeVisible();
    expect(await axe(item)).toHaveNoViolations();
  });

  it('cuts a long title and keeps it whole in the name of the link', () => {
    render(
      <VideoCardList label="Píldoras">
        <VideoCard href="/pills/8" title={whole} place="Convivencia" facts={[]} />
      </VideoCardList>,
    );
    const link = screen.getByRole('link', { name: whole });
    expect(within(link).getByText(/…$/).textContent.length).toBeLessThanOrEqual(101);
  });

  it('says nothing of placeholders', () => {
    render(
      <VideoCardList label={undefined}>
        <li>…</li>
      </VideoCardList>,
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
