import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleDirector } from '@ruta/contracts/access/access.sample';
import { resultsWith } from '@ruta/contracts/dpi/dpi.sample';
import { axe } from 'jest-axe';
import { renderScreen } from '../../testing';
import { ScholasticDpiResultPage } from './pages/DpiResultPages';

const papers = () => [...document.querySelectorAll<HTMLElement>('[data-paper]')];

/** The results while the browser prints them. */
async function printed(differs: Parameters<typeof resultsWith>[0] = {}) {
  renderScreen(<ScholasticDpiResultPage />, {
    me: sampleDirector,
    path: '/scholastic/report/dpi-result',
    route: '/scholastic/report/dpi-result',
    replies: {
      'GET /bff/scholastic/report/dpi-result': {
        results: resultsWith(differs),
        plan: { state: 'ready', data: null },
      },
    },
  });
  await screen.findByRole('heading', { name: 'Resultados del DPI' });
  expect(papers()).toEqual([]);
  // What is printed is fetched after the page.
  const paper = await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const [first] = papers();
    if (!first) throw new Error('No paper');
    return first;
  });
  // jsdom knows no print: what is hidden on the screen is shown.
  paper.style.display = 'block';
  return paper;
}

describe('DPI-03 results on paper', () => {
  test('DPI-03 has every question, more than a page of the screen, with its figures in words', async () => {
    const [item] = resultsWith().items;
    if (!item) throw new Error('No item');
    const items = Array.from({ length: 12 }, (_, at) => ({ ...item, id: at + 1, question: `¿Pregunta ${at + 1}?` }));
    const rate = [
      { roles: ['PROF' as const], finished: 8, expected: 11 },
      { roles: ['DIR' as const], finished: 4, expected: 5 },
    ];
    const paper = await printed({ items, rate, ranking: items.map(({ id }) => id) });
    const of = within(paper);
    expect(of.getByRole('heading', { level: 1 })).toHaveTextContent('Colegio Sor Juana Inés de la Cruz');
    expect(of.getByText('Ciclo 2026-2027')).toBeInTheDocument();
    expect(of.getByText(/^Impreso el \d\d-\d\d-\d{4} a las \d\d:\d\d por /)).toBeInTheDocument();
    expect(of.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(of.getByText(/¿Pregunta 12\? · Promedio 4.2/)).toBeInTheDocument();
    expect(
      of.getAllByText('3 En desarrollo: 1 (20.0 %) · 4 Favorable: 2 (40.0 %) · 5 Consolidado: 2 (40.0 %)'),
    ).toHaveLength(12);
    expect(of.getByText('12 de 16 personas')).toBeInTheDocument();
    expect(of.getByText('Docentes: 8 de 11')).toBeInTheDocument();
    expect(within(of.getByRole('table', { name: 'Por dónde empezar' })).getAllByRole('row')).toHaveLength(13);
    expect(of.getByRole('table', { name: 'Frente al ciclo anterior' })).toHaveTextContent('Comunicación2.92.4−0.5');
    expect(paper.querySelector('button, a, nav')).toBeNull();
    expect(await axe(paper)).toHaveNoViolations();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(papers()).toEqual([]));
  });

  test('DPI-03 says why there are no figures, and names nobody', async () => {
    const none = { shown: 0, items: [], chart: [], ranking: [], themes: [] };
    const paper = await printed({ reason: 'small-group', totalValidated: 4, ...none });
    expect(within(paper).getByText('Lo han terminado 4 personas')).toBeInTheDocument();
    expect(paper).not.toHaveTextContent('Docente 1');
    expect(within(paper).queryByRole('table')).toBeNull();
  });
});
