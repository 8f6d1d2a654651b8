import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './SearchField';

const setup = () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
  const onSearch = jest.fn();
  const onChange = jest.fn();
  const view = render(<SearchField label="Buscar escuela" onSearch={onSearch} onChange={onChange} />);
  return { user, onSearch, onChange, ...view, input: screen.getByRole('searchbox', { name: 'Buscar escuela' }) };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('SearchField', () => {
  afterEach(() => jest.useRealTimers());

  it('echoes at once and searches once, 300 ms after the last key', async () => {
    const { user, onSearch, onChange, input } = setup();
    await user.type(input, 'Beni');
    wait(299);
    await user.type(input, 'to');
    expect(input).toHaveValue('Benito');
    expect(onChange).toHaveBeenCalledTimes(6);
    wait(299);
    expect(onSearch).not.toHaveBeenCalled();
    wait(1);
    expect(onSearch.mock.calls).toEqual([['Benito']]);
  });

  it('does not wait for Enter, nor to clear', async () => {
    const { user, onSearch, input } = setup();
    await user.type(input, 'Benito{Enter}');
    expect(onSearch.mock.calls).toEqual([['Benito']]);
    await user.click(screen.getByRole('button'));
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    wait(1000);
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  it('searches no more once it is gone', async () => {
    const { user, onSearch, input, unmount } = setup();
    await user.type(input, 'Beni');
    unmount();
    wait(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
