import { screen } from '@testing-library/react';
import { ShellKeys } from './ShellKeys';
import { renderScreen } from '../testing';
import { AgendaKeys } from '../features/agenda/parts/AgendaKeys';

const called: string[] = [];
beforeEach(() => called.splice(0));
const actions = {
  showDay: (day: string) => void called.push(day),
  showKind: (kind: string) => void called.push(kind),
};
const open = (createHref?: string) =>
  renderScreen(
    <>
      <ShellKeys schoolId={1} />
      <div role="grid" aria-label="Mes" tabIndex={0} />
      <AgendaKeys today="2026-11-20" createHref={createHref} actions={actions} />
    </>,
  );

test('UI-03 t, m, w, d and l show today and the four views; n adds', async () => {
  const { user, address } = open('/coach/schools/1/visits/create');
  await user.keyboard('tmwdl');
  expect(called).toEqual(['2026-11-20', 'month', 'week', 'day', 'list']);
  await user.click(screen.getByRole('grid', { name: 'Mes' }));
  await user.keyboard('n');
  expect(address()).toBe('/');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('n');
  expect(address()).toBe('/coach/schools/1/visits/create');
});

test('UI-03 n does nothing for who only reads', async () => {
  const { user, address } = open();
  await user.keyboard('n');
  expect(address()).toBe('/');
});
