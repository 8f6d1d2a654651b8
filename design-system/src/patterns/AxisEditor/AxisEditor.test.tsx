import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AxisSummary } from '../AxisSummary';
import { AxisEditor } from './AxisEditor';
import type { AxisEditorProps, AxisValue } from './AxisEditor';

const labels = { actions: 'Acciones', specifications: 'Especificaciones' };

function Axis(props: Partial<AxisEditorProps>) {
  const [value, setValue] = useState<AxisValue>({ actions: '', specifications: '' });
  return (
    <AxisEditor
      name="Ambiente de aula"
      value={value}
      onChange={setValue}
      labels={labels}
      filledLabel="Completo"
      pendingLabel="Por completar"
      {...props}
    />
  );
}

describe('AxisEditor', () => {
  it('is a named group whose state says when both texts are there', async () => {
    render(<Axis />);
    expect(screen.getByRole('group', { name: /Ambiente de aula/ })).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Acciones' }), 'Acordar reglas');
    expect(screen.getByText('Por completar')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Especificaciones' }), 'Con el grupo 3.º B');
    expect(screen.getByText('Completo')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Acciones' })).toHaveValue('Acordar reglas');
  });

  it('shows the error of each text', () => {
    render(<Axis errors={{ specifications: 'Escribe las especificaciones.' }} />);
    expect(screen.getByRole('textbox', { name: 'Especificaciones' })).toHaveAccessibleDescription(/Escribe las/);
    expect(screen.getByRole('textbox', { name: 'Acciones' })).toBeValid();
  });
});

describe('AxisSummary', () => {
  it('reads both texts and says which is missing', () => {
    render(
      <AxisSummary
        name="Ambiente de aula"
        value={{ actions: 'Acordar reglas', specifications: ' ' }}
        labels={labels}
        emptyText="Sin registrar"
      />,
    );
    expect(screen.getByRole('heading', { name: 'Ambiente de aula' })).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
      'Acordar reglas',
      'Sin registrar',
    ]);
  });
});
