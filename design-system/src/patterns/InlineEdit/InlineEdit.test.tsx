import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { InlineEdit } from './InlineEdit';
import type { InlineEditProps } from './InlineEdit';

function Goal(props: Partial<InlineEditProps> & { onSaved?: (goal: string) => void }) {
  const [isEditing, setIsEditing] = useState(false);
  const [saved, setSaved] = useState('Fortalecer la comprensión lectora');
  const [goal, setGoal] = useState(saved);
  return (
    <InlineEdit
      title="Objetivo"
      editLabel="Editar"
      saveLabel="Guardar"
      cancelLabel="Cancelar"
      isEditing={isEditing}
      onEdit={() => {
        setGoal(saved);
        setIsEditing(true);
      }}
      onCancel={() => setIsEditing(false)}
      onSave={() => {
        setSaved(goal);
        props.onSaved?.(goal);
        setIsEditing(false);
      }}
      renderView={() => <p>{saved}</p>}
      renderEdit={() => (
        <>
          <TextField label="Objetivo de la visita" value={goal} onChange={setGoal} />
          <TextArea label="Notas" />
        </>
      )}
      {...props}
    />
  );
}

const edit = () => screen.getByRole('button', { name: 'Editar: Objetivo' });
const field = () => screen.getByRole('textbox', { name: 'Objetivo de la visita' });

describe('InlineEdit', () => {
  it('starts in the first field and comes back to the edit button after saving', async () => {
    const onSaved = jest.fn();
    render(<Goal onSaved={onSaved} />);
    expect(screen.getByText('Fortalecer la comprensión lectora')).toBeInTheDocument();
    await userEvent.click(edit());
    expect(field()).toHaveFocus();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.type(field(), ' en 3.º B');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSaved).toHaveBeenCalledWith('Fortalecer la comprensión lectora en 3.º B');
    expect(edit()).toHaveFocus();
    expect(screen.getByText('Fortalecer la comprensión lectora en 3.º B')).toBeInTheDocument();
  });

  it('saves with Enter in a one-line field', async () => {
    const onSaved = jest.fn();
    render(<Goal onSaved={onSaved} />);
    await userEvent.click(edit());
    await userEvent.keyboard('!{Enter}');
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ])('gives up by %s, keeps the old text and returns the focus', async (_how, cancel) => {
    render(<Goal />);
    await userEvent.click(edit());
    await userEvent.type(field(), ' otra cosa');
    await cancel();
    expect(screen.getByText('Fortalecer la comprensión lectora')).toBeInTheDocument();
    expect(edit()).toHaveFocus();
  });

  it('waits while saving: no second save, no Escape', async () => {
    const onSave = jest.fn();
    const onCancel = jest.fn();
    render(<Goal isEditing isPending pendingLabel="Guardando" onSave={onSave} onCancel={onCancel} />);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    expect(onSave).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('keeps the fields and says why it could not save', () => {
    render(<Goal isEditing errorMessage="No se pudo guardar el objetivo. Inténtalo de nuevo." />);
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo guardar el objetivo.');
    expect(field()).toHaveValue('Fortalecer la comprensión lectora');
  });

  it('has no edit button when it can only be read', () => {
    render(<Goal isReadOnly />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
