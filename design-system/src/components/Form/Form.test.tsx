import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from '../DatePicker';
import { Select } from '../Select';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { Form } from './Form';
import type { ValidationErrors } from './Form';

const REQUIRED = 'El objetivo es obligatorio.';

function VisitForm({ serverErrors }: { serverErrors?: ValidationErrors }) {
  const [isChecked, setIsChecked] = useState(false);
  const [errors, setErrors] = useState<ValidationErrors>();
  const [goal, setGoal] = useState('');
  return (
    <Form
      aria-label="Nueva visita"
      validationErrors={errors}
      onSubmit={() => {
        setIsChecked(true);
        setErrors(serverErrors);
      }}
    >
      <TextField label="Título" name="title" defaultValue="Observación de Matemáticas 3.º B" />
      <TextArea
        label="Objetivo"
        name="goal"
        value={goal}
        onChange={setGoal}
        errorMessage={isChecked && goal === '' && !serverErrors ? REQUIRED : undefined}
      />
      <Select label="Escuela" name="school" items={[{ id: 'benito', label: 'Escuela Primaria Benito Juárez' }]} />
      <DatePicker label="Fecha" name="date" />
      <button type="submit">Guardar</button>
    </Form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

describe('Form', () => {
  it('focuses the first field that the client finds wrong and keeps what was typed', async () => {
    render(<VisitForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), ' y C');
    await save();
    const goal = screen.getByRole('textbox', { name: 'Objetivo' });
    expect(goal).toHaveFocus();
    expect(goal).toBeInvalid();
    expect(goal).toHaveAccessibleDescription(REQUIRED);
    expect(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Observación de Matemáticas 3.º B y C');
  });

  it('shows the first error of the server per field and forgets it when the value changes', async () => {
    render(
      <VisitForm serverErrors={{ title: ['El título ya existe.', 'Es muy largo.'], date: 'Elige otra fecha.' }} />,
    );
    await save();
    const title = screen.getByRole('textbox', { name: 'Título' });
    expect(title).toHaveAccessibleDescription('El título ya existe.');
    expect(title).toHaveFocus();
    expect(screen.getByText('Elige otra fecha.')).toBeInTheDocument();
    await userEvent.type(title, '!');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText('El título ya existe.')).not.toBeInTheDocument());
  });

  it.each([
    ['a select', { school: 'Elige una escuela.' }, () => screen.getByRole('button', { name: /Escuela/ })],
    ['a date', { date: 'Elige una fecha.' }, () => screen.getAllByRole('spinbutton')[0]],
  ])('finds %s too', async (_what, serverErrors, control) => {
    render(<VisitForm serverErrors={serverErrors} />);
    await save();
    expect(control()).toHaveFocus();
  });

  it('forgets it at the first letter, before the field is left: nothing moves under the finger then', async () => {
    render(<VisitForm serverErrors={{ title: 'Ya existe.' }} />);
    await save();
    const title = screen.getByRole('textbox', { name: 'Título' });
    expect(await screen.findByText('Ya existe.')).toBeInTheDocument();
    await userEvent.type(title, '!');
    expect(title).toHaveFocus();
    expect(screen.queryByText('Ya existe.')).not.toBeInTheDocument();
    expect(title).toHaveValue('Observación de Matemáticas 3.º B!');
  });
});
