import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ComboBox } from './ComboBox';
import type { ComboBoxProps } from './ComboBox.types';
import { fewSchools, manySchools } from './fixtures';

const Schools = (props: Partial<ComboBoxProps>) => (
  <I18nProvider locale="es-MX">
    <ComboBox label="Escuela" items={manySchools} emptyText="Ninguna escuela coincide." {...props} />
  </I18nProvider>
);
const input = () => screen.getByRole('combobox', { name: 'Escuela' });
const options = () => screen.getAllByRole('option');

describe('DS-01 ComboBox with 10,000 choices', () => {
  it('lists the first ones, says how many there are, and finds any of them by the words of its two lines', async () => {
    render(<Schools />);
    await userEvent.click(input());
    expect(options()).toHaveLength(50);
    const note = 'Están las primeras 50 de 10,000. Escribe más para encontrar las demás.';
    expect(screen.getByText(note, { selector: '[aria-hidden]' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('50 de 10,000'), { timeout: 20_000 });
    await userEvent.type(input(), 'merida 9871');
    expect(options()).toHaveLength(1);
    expect(screen.queryByText(/Escribe más/, { selector: '[aria-hidden]' })).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input()).toHaveValue(manySchools[9871]?.label);
  });

  it('tells which choice has the focus, also beyond those that are drawn first', async () => {
    render(<Schools />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowUp}');
    const focused = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    expect(focused).toBe(options().at(-1));
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveValue(manySchools[49]?.label);
  });

  it('adds what is typed as a choice behind those found, once it is offered', async () => {
    const onChange = jest.fn();
    const newItem = (typed: string) => ({ id: `new-${typed}`, label: `${typed} (nueva)` });
    render(<Schools items={fewSchools} newItem={newItem} onChange={onChange} />);
    await userEvent.type(input(), 'zzz');
    expect(options().map(({ textContent }) => textContent)).toEqual(['zzz (nueva)']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('new-zzz');
  });

  it('opens with the chosen one in the list, wherever it stands', async () => {
    render(<Schools defaultValue="9000" />);
    expect(input()).toHaveValue(manySchools[9000]?.label);
    await userEvent.click(input());
    const name = new RegExp(manySchools[9000]?.label ?? '');
    expect(screen.getByRole('option', { name, selected: true })).toBeInTheDocument();
    expect(options()).toHaveLength(50);
  });
});

describe('DS-01 ComboBox', () => {
  it('gives back the name of what is chosen where one leaves with something else typed', async () => {
    const onChange = jest.fn();
    render(<Schools items={fewSchools} defaultValue="sor" onChange={onChange} />);
    await userEvent.type(input(), ' zzz');
    expect(screen.getByText('Ninguna escuela coincide.')).toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue('Escuela Secundaria Sor Juana Inés de la Cruz');
    await userEvent.type(input(), ' zzz{Escape}');
    expect(input()).toHaveValue('Escuela Secundaria Sor Juana Inés de la Cruz');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is empty once its text is, and gives back the text where its owner allows no such thing', async () => {
    const onChange = jest.fn();
    const { unmount } = render(<Schools items={fewSchools} defaultValue="sor" onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(input()).toHaveValue('');
    unmount();
    render(<Schools items={fewSchools} value="sor" onChange={onChange} />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(input()).toHaveValue('Escuela Secundaria Sor Juana Inés de la Cruz');
  });

  it('follows its owner: another choice, a name that comes later', () => {
    const { rerender } = render(<Schools items={[]} value="sor" />);
    expect(input()).toHaveValue('');
    rerender(<Schools items={fewSchools} value="sor" />);
    expect(input()).toHaveValue('Escuela Secundaria Sor Juana Inés de la Cruz');
    rerender(<Schools items={fewSchools} value="benito" />);
    expect(input()).toHaveValue('Escuela Primaria Benito Juárez');
    rerender(<Schools items={fewSchools} value={null} />);
    expect(input()).toHaveValue('');
  });

  it('asks its owner for what is typed, where a server searches, and keeps what was chosen before', async () => {
    const asked = jest.fn();
    function Searched() {
      const [text, setText] = useState('');
      const found = text === '' ? fewSchools : manySchools.filter(({ label }) => label.includes(text)).slice(0, 5);
      return (
        <Schools
          items={found}
          onInputChange={(next) => {
            asked(next);
            setText(next);
          }}
        />
      );
    }
    render(<Searched />);
    await userEvent.type(input(), '99');
    expect(asked.mock.calls).toEqual([['9'], ['99']]);
    expect(options()).toHaveLength(5);
    const [first] = options();
    const name = within(first as HTMLElement).getByText(/99/).textContent;
    await userEvent.click(first as HTMLElement);
    expect(asked).toHaveBeenLastCalledWith(name);
    expect(input()).toHaveValue(name);
  });

  it('gives its choice to the form it stands in', async () => {
    const { container } = render(<Schools items={fewSchools} name="school" />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: /Benito/ }));
    expect(container.querySelector('input[name="school"]')).toHaveValue('benito');
  });
});
