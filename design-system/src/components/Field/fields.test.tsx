import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../Checkbox';
import { CheckboxGroup } from '../CheckboxGroup';
import { ComboBox } from '../ComboBox';
import { DateField } from '../DateField';
import { DatePicker } from '../DatePicker';
import { NumberField } from '../NumberField';
import { PasswordField } from '../PasswordField';
import { RadioGroup } from '../RadioGroup';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { Switch } from '../Switch';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { TimeField } from '../TimeField';
import type { FieldProps } from './Field.types';

const schools = [
  { id: 'benito', label: 'Escuela Primaria Benito Juárez', description: 'Puebla' },
  { id: 'sor', label: 'Escuela Secundaria Sor Juana Inés de la Cruz' },
  { id: 'ramon', label: 'Jardín de Niños Ramón López Velarde', isDisabled: true },
];
type Common = Pick<FieldProps, 'description' | 'errorMessage' | 'isDisabled' | 'isRequired' | 'name'>;

// Fields with the role of the element that has name, help and error.
const fields: [name: string, role: string, render: (props: Common) => ReactElement][] = [
  ['TextField', 'textbox', (props) => <TextField label="Campo" {...props} />],
  ['PasswordField', '', (props) => <PasswordField label="Campo" showLabel="Mostrar" hideLabel="Ocultar" {...props} />],
  ['TextArea', 'textbox', (props) => <TextArea label="Campo" {...props} />],
  ['NumberField', 'textbox', (props) => <NumberField label="Campo" {...props} />],
  ['SearchField', 'searchbox', (props) => <SearchField label="Campo" {...props} />],
  ['ComboBox', 'combobox', (props) => <ComboBox label="Campo" items={schools} {...props} />],
  ['Select', 'button', (props) => <Select label="Campo" items={schools} {...props} />],
  ['RadioGroup', 'radiogroup', (props) => <RadioGroup label="Campo" items={schools} {...props} />],
  [
    'CheckboxGroup',
    'group',
    (props) => (
      <CheckboxGroup label="Campo" {...props}>
        <Checkbox value="a">Lectura</Checkbox>
      </CheckboxGroup>
    ),
  ],
  ['Checkbox', 'checkbox', (props) => <Checkbox {...props}>Campo</Checkbox>],
  ['Switch', 'switch', (props) => <Switch {...props}>Campo</Switch>],
  ['DateField', 'group', (props) => <DateField label="Campo" {...props} />],
  ['DatePicker', 'group', (props) => <DatePicker label="Campo" {...props} />],
  ['TimeField', 'group', (props) => <TimeField label="Campo" {...props} />],
];

const control = (role: string) =>
  role === '' ? screen.getByLabelText(/^Campo/) : screen.getAllByRole(role, { name: /Campo/ })[0];

describe.each(fields)('%s', (name, role, element) => {
  it('links its help and its error to the control', () => {
    render(element({ description: 'Una ayuda breve.', errorMessage: 'Algo falta.' }));
    const described =
      name.startsWith('Date') || name === 'TimeField' ? screen.getAllByRole('spinbutton')[0] : control(role);
    expect(described).toHaveAccessibleDescription(/Una ayuda breve\./);
    expect(described).toHaveAccessibleDescription(/Algo falta\./);
  });

  it('shows no error while there is none', () => {
    const { container } = render(element({}));
    expect(container.querySelector('[data-invalid]')).toBeNull();
  });
});

describe('TextField', () => {
  it('counts only near the limit and stops at it', async () => {
    render(<TextField label="Nombre" maxLength={10} />);
    const input = screen.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(input, 'Escuel');
    expect(screen.queryByText(/ \/ 10/)).not.toBeInTheDocument();
    await userEvent.type(input, 'as Puebla');
    expect(input).toHaveValue('Escuelas P');
    expect(screen.getByText('10 / 10')).toBeInTheDocument();
  });

  it('passes type, autocomplete and keyboard on', () => {
    render(<TextField label="Correo" type="email" autoComplete="email" inputMode="email" />);
    const input = screen.getByRole('textbox', { name: 'Correo' });
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).toHaveAttribute('inputmode', 'email');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password and keeps it', async () => {
    render(<PasswordField label="Contraseña" showLabel="Mostrar contraseña" hideLabel="Ocultar contraseña" />);
    const input = screen.getByLabelText('Contraseña');
    await userEvent.type(input, 'secreto1');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secreto1');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('NumberField', () => {
  it('gives numbers, and null when cleared', async () => {
    const onChange = jest.fn();
    render(<NumberField label="Docentes" minValue={0} onChange={onChange} />);
    const input = screen.getByRole('textbox', { name: 'Docentes' });
    await userEvent.type(input, '12');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(input);
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('Select', () => {
  it('opens, chooses and tells', async () => {
    const onChange = jest.fn();
    render(<Select label="Escuela" items={schools} onChange={onChange} placeholder="Elige una escuela" />);
    await userEvent.click(screen.getByRole('button', { name: /Elige una escuela/ }));
    expect(screen.getByRole('option', { name: /Ramón López Velarde/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Benito Juárez/ }));
    expect(onChange).toHaveBeenCalledWith('benito');
    expect(screen.getByRole('button', { name: /Benito Juárez/ })).not.toHaveTextContent('Puebla');
  });
});

describe('ComboBox', () => {
  it('filters without regard to accents and says when nothing matches', async () => {
    const onChange = jest.fn();
    render(<ComboBox label="Escuela" items={schools} onChange={onChange} emptyText="Ninguna escuela coincide" />);
    const input = screen.getByRole('combobox', { name: 'Escuela' });
    await userEvent.type(input, 'juarez');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: /Benito Juárez/ }));
    expect(onChange).toHaveBeenLastCalledWith('benito');
    await userEvent.clear(input);
    await userEvent.type(input, 'xyz');
    expect(screen.getByText('Ninguna escuela coincide')).toBeInTheDocument();
  });
});

describe('RadioGroup and CheckboxGroup', () => {
  it('give the chosen ids', async () => {
    const onRadio = jest.fn();
    const onCheck = jest.fn();
    render(
      <>
        <RadioGroup label="Sede" items={schools} onChange={onRadio} />
        <CheckboxGroup label="Ejes" onChange={onCheck}>
          <Checkbox value="lectura">Lectura</Checkbox>
          <Checkbox value="ambiente">Ambiente de aula</Checkbox>
        </CheckboxGroup>
      </>,
    );
    await userEvent.click(screen.getByRole('radio', { name: /Sor Juana/ }));
    expect(onRadio).toHaveBeenCalledWith('sor');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Lectura' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ambiente de aula' }));
    expect(onCheck).toHaveBeenLastCalledWith(['lectura', 'ambiente']);
  });
});

test.each([
  ['TextField', <TextField key="1" label="Campo" />],
  ['TextArea', <TextArea key="2" label="Campo" />],
])('%s takes out of what is pasted what nobody sees, and leaves emoji whole', async (_, field) => {
  render(field);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('\ufeff\u202aJuárez\u202c\u200b 👩\u200d🏫 \u200da\u2060\u000bb\u0007');
  expect(screen.getByRole('textbox')).toHaveValue('Juárez 👩\u200d🏫 a b');
});
