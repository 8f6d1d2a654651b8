import { render, screen } from '@testing-library/react';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Modal } from '../Modal';
import { FormActions } from './FormActions';

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const rowOf = (name: string) => screen.getByRole('button', { name }).closest('div, footer') as Element;

describe('DS-01 FormActions', () => {
  it('puts the primary button last and the way back first, whatever stands between', () => {
    render(
      <FormActions primary={<Button variant="primary">Guardar</Button>} back={<Button>Atrás</Button>}>
        <Button>Cancelar</Button>
        <Button>Ver borrador</Button>
      </FormActions>,
    );
    expect(names()).toEqual(['Atrás', 'Cancelar', 'Ver borrador', 'Guardar']);
    expect(rowOf('Guardar')).toHaveStyle({ display: 'flex', justifyContent: 'flex-end' });
  });

  it('fills a narrow card', () => {
    render(<FormActions primary={<Button variant="primary">Entrar</Button>} isFullWidth />);
    expect(rowOf('Entrar')).toHaveStyle({ flexDirection: 'column', alignItems: 'stretch' });
  });

  it.each([
    [
      'a modal',
      <Modal
        key="modal"
        isOpen
        onOpenChange={() => undefined}
        title="Reprogramar"
        footer={
          <>
            <Button>Cancelar</Button>
            <Button variant="primary">Guardar</Button>
          </>
        }
      >
        Elige otra fecha.
      </Modal>,
    ],
    [
      'a question',
      <ConfirmDialog
        key="question"
        isOpen
        onOpenChange={() => undefined}
        title="¿Guardar?"
        cancelLabel="Cancelar"
        confirmLabel="Guardar"
        onConfirm={() => undefined}
      />,
    ],
  ])('%s lays its buttons out the same way', async (_, dialog) => {
    render(dialog);
    await screen.findByRole('button', { name: 'Guardar' });
    expect(names()).toEqual(['Cancelar', 'Guardar']);
    expect(rowOf('Guardar')).toHaveStyle({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap' });
  });
});
