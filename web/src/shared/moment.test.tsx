import { screen } from '@testing-library/react';
import { renderScreen } from '../testing';
import { Moment } from './Moment';

// The reader's zone is Ciudad de México, six hours behind UTC.
test.each([
  ['2026-11-20 16:05:00', 'Hoy, 10:05', '20-11-2026 10:05'],
  ['2026-11-20 05:30:00', 'Ayer, 23:30', '19-11-2026 23:30'],
  ['2026-11-17 16:00:00', 'Hace 3 días', '17-11-2026 10:00'],
  ['2026-11-05 16:00:00', 'Hace 2 semanas', '05-11-2026 10:00'],
  ['2026-11-26 16:00:00', 'Dentro de 6 días', '26-11-2026 10:00'],
])('ACC-07 UI-02 a moment of a row is told by its distance: %s', (instant, words, exact) => {
  renderScreen(<Moment instant={instant} today="2026-11-20" />, { replies: {} });
  const moment = screen.getByText(words);
  expect(moment).toHaveAttribute('title', exact);
  expect(moment).toHaveAttribute('datetime', `${instant.replace(' ', 'T')}Z`);
});

test('UI-02 within a sentence the distance begins small', () => {
  const sentence = (when: string) => `Último uso: ${when}`;
  renderScreen(<Moment instant="2026-11-05 16:00:00" today="2026-11-20" sentence={sentence} />, { replies: {} });
  expect(screen.getByText('Último uso: hace 2 semanas')).toBeInTheDocument();
});
