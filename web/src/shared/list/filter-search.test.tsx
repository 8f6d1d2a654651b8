import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing';
import { FilterSearch } from './FilterSearch';

function Probe({ onChange }: { onChange: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <FilterSearch
        label="Buscar"
        placeholder="Nombre"
        value={value}
        onChange={(text) => {
          onChange(text);
          setValue(text);
        }}
      />
      <button onClick={() => setValue('')}>clear</button>
      <button onClick={() => setValue('otra')}>back</button>
    </>
  );
}
const open = () => {
  const onChange = jest.fn();
  const { user } = renderScreen(<Probe onChange={onChange} />);
  return { user, onChange, field: screen.getByRole('searchbox', { name: 'Buscar' }) };
};

test('a pause in typing searches, and one types on in the same field', async () => {
  const { user, onChange, field } = open();
  await user.type(field, 'an');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('an'));
  expect(field).toHaveFocus();
  await user.keyboard('a ');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ana'));
  expect(field).toHaveValue('ana ');
  expect(field).toHaveFocus();
});

test('what is changed from outside takes the place of the text, and what was typed before is not searched for', async () => {
  const { user, onChange, field } = open();
  await user.type(field, 'ana');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ana'));
  jest.useFakeTimers();
  fireEvent.change(field, { target: { value: 'ana maría' } });
  fireEvent.click(screen.getByRole('button', { name: 'clear' }));
  expect(field).toHaveValue('');
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(field).toHaveValue('otra');
  const times = onChange.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(onChange).toHaveBeenCalledTimes(times);
  expect(field).toHaveValue('otra');
});

test('emptied, it says so at once', async () => {
  const { user, onChange, field } = open();
  await user.type(field, 'ana');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ana'));
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith('');
});
