import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Form } from '../Form';
import { EmailListField } from './EmailListField';
import { addressesIn, emailProblem } from './emails';
import { spanish } from './fixtures';
import type { EmailListFieldProps } from './EmailListField.types';

const Emails = (props: Partial<EmailListFieldProps>) => (
  <I18nProvider locale="es-MX">
    <EmailListField {...spanish} {...props} />
  </I18nProvider>
);

const field = () => screen.getByRole('textbox', { name: 'Correos de las personas que invitas' });
const tags = () => screen.queryAllByRole('row').map((tag) => tag.textContent);
const tag = (name: RegExp) => screen.getByRole('row', { name });
const paste = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};

describe('DS-01 EmailListField', () => {
  it('makes tags of a pasted list: commas, semicolons, spaces, lines, and names with their brackets', async () => {
    const onChange = jest.fn();
    render(<Emails onChange={onChange} />);
    await paste('ana@a.mx, beto@a.mx;caro@a.mx dora@a.mx\r\n"Ruiz, Eva" <eva@a.mx>\nFito Paz <mailto:fito@a.mx>');
    expect(tags()).toEqual(['ana@a.mx', 'beto@a.mx', 'caro@a.mx', 'dora@a.mx', 'eva@a.mx', 'fito@a.mx']);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(field()).toHaveValue('');
  });

  it('adds what is typed by comma, space and Enter, and when the field is left', async () => {
    render(<Emails />);
    await userEvent.type(field(), 'ana@a.mx,beto@a.mx caro@a.mx{Enter}dora@a.mx');
    await userEvent.tab();
    expect(tags()).toEqual(['ana@a.mx', 'beto@a.mx', 'caro@a.mx', 'dora@a.mx']);
  });

  it('takes zero-width characters out of a pasted list and of a pasted address', async () => {
    render(<Emails />);
    await paste('\ufeffana@a.mx\u200b, beto@a.mx');
    await paste('caro\u200b@a.mx');
    await userEvent.keyboard('{Enter}');
    expect(tags()).toEqual(['ana@a.mx', 'beto@a.mx', 'caro@a.mx']);
  });

  it('does not take the space of a name for the end of an address', async () => {
    render(<Emails />);
    await userEvent.type(field(), 'Ana Ruiz <ana@a.mx>,');
    expect(tags()).toEqual(['ana@a.mx']);
  });

  it('tells what was there already, capitals aside, and keeps one', async () => {
    render(<Emails defaultValue={['ana@a.mx']} />);
    await userEvent.type(field(), 'ANA@a.mx{Enter}');
    expect(tags()).toEqual(['ana@a.mx']);
    expect(screen.getByText('Ya en la lista: ANA@a.mx')).toHaveAttribute('role', 'status');
  });

  it('marks what is no address with its reason, and mends it by Enter on its tag', async () => {
    const onChange = jest.fn();
    render(<Emails defaultValue={['ana@a.mx', 'beto.a.mx']} onChange={onChange} />);
    expect(field()).toBeInvalid();
    expect(screen.getByText('beto.a.mx: le falta la @')).toBeInTheDocument();
    act(() => tag(/^beto\.a\.mx, le falta la @/).focus());
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('beto.a.mx');
    await userEvent.clear(field());
    await userEvent.type(field(), 'beto@a.mx{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(['ana@a.mx', 'beto@a.mx']);
    expect(field()).toBeValid();
  });

  it('takes the last address back for editing with Backspace, and what is typed is not lost by it', async () => {
    render(<Emails defaultValue={['ana@a.mx', 'beto@a.mx']} />);
    await userEvent.type(field(), 'c{Backspace}');
    expect(tags()).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveValue('beto@a.mx');
    expect(tags()).toEqual(['ana@a.mx']);
  });

  it('has no more than its maximum: what is left out waits in the field', async () => {
    render(<Emails maxCount={2} />);
    await paste('ana@a.mx, beto@a.mx, caro@a.mx, dora@a.mx');
    expect(tags()).toEqual(['ana@a.mx', 'beto@a.mx']);
    expect(field()).toHaveValue('caro@a.mx, dora@a.mx');
    expect(screen.getByRole('status')).toHaveTextContent('Ya no caben 2');
  });

  it('removes by button and by Delete, and the focus stays in the field', async () => {
    render(<Emails defaultValue={['ana@a.mx', 'beto@a.mx']} />);
    await userEvent.click(within(tag(/^ana/)).getByRole('button'));
    expect(tags()).toEqual(['beto@a.mx']);
    act(() => tag(/^beto/).focus());
    await userEvent.keyboard('{Delete}');
    expect(tags()).toEqual([]);
    expect(field()).toHaveFocus();
  });

  it('changes nothing while it is disabled or read only', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<Emails value={['ana@a.mx']} isReadOnly onChange={onChange} />);
    expect(within(tag(/^ana/)).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(tag(/^ana/));
    await userEvent.click(field());
    await userEvent.keyboard('{Backspace}');
    rerender(<Emails value={['ana@a.mx']} isDisabled onChange={onChange} />);
    expect(field()).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows the server’s error by its name in the form; Enter in an empty field sends the form', async () => {
    const onSubmit = jest.fn();
    render(
      <Form validationErrors={{ emails: 'Escribe al menos un correo.' }} onSubmit={onSubmit}>
        <Emails name="emails" />
        <button type="submit">Enviar</button>
      </Form>,
    );
    expect(field()).toHaveAccessibleDescription(/Escribe al menos un correo\./);
    await userEvent.type(field(), 'ana@a.mx{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ana@escuela.mx', undefined],
    ['maría.ñandú+1@sub.escuela.edu.mx', undefined],
    ['ana', 'no-at'],
    ['@escuela.mx', 'no-name'],
    ['ana@', 'no-domain'],
    ['ana@escuela', 'no-domain'],
    ['ana@@escuela.mx', 'odd-character'],
    ['ana..b@escuela.mx', 'odd-character'],
    ['ana(b)@escuela.mx', 'odd-character'],
    [`${'a'.repeat(250)}@escuela.mx`, 'too-long'],
  ])('finds in %s: %s', (address, problem) => {
    expect(emailProblem(address)).toBe(problem);
  });

  it('finds ten thousand addresses, and none in nothing', () => {
    expect(addressesIn(Array.from({ length: 10_000 }, (_, n) => `p${n}@a.mx`).join('\n'))).toHaveLength(10_000);
    expect(addressesIn(' ,;\n ')).toEqual([]);
  });
});
