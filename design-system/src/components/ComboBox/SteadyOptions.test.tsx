import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOption } from 'react-aria/useListBox';
import type * as hooks from 'react-aria/useListBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ComboBox } from './ComboBox';
import { manySchools } from './fixtures';

jest.mock('react-aria/useListBox', () => {
  const library = jest.requireActual<typeof hooks>('react-aria/useListBox');
  return { ...library, useOption: jest.fn(library.useOption) };
});

const drawn = jest.mocked(useOption);

test('DS-01 a key along the list draws the choice that is left and the one that is reached', async () => {
  const user = userEvent.setup();
  render(
    <I18nProvider locale="es-MX">
      <ComboBox label="Escuela" items={manySchools} />
    </I18nProvider>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getAllByRole('option')).toHaveLength(50);
  drawn.mockClear();
  await user.keyboard('{ArrowDown}');
  const keys = new Set(drawn.mock.calls.map(([{ key }]) => key));
  expect([...keys]).toEqual(manySchools.slice(1, 3).map(({ id }) => id));
});
