import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OrderList } from './OrderList';

const items = ['Guía', 'Video', 'Formato'].map((label, at) => ({ id: String(at + 1), label }));

const open = (isDisabled = false) => {
  const onMove = jest.fn();
  const rendered = render(
    <I18nProvider locale="es-MX">
      <OrderList
        label="Contenidos"
        items={items.map((item) => ({ ...item, actions: <button>Editar {item.label}</button> }))}
        onMove={onMove}
        isDisabled={isDisabled}
      />
    </I18nProvider>,
  );
  return { ...rendered, onMove };
};

describe('DS-01 OrderList', () => {
  it('shows the rows in order, each with its buttons', async () => {
    const { container } = open();
    expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent)).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Editar Video' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('moves a row to another place by keyboard', async () => {
    const { onMove } = open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalledWith('1', 3));
  });

  it('has no grips where nothing can be moved', () => {
    open(true);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      ...['Editar Guía', 'Editar Video', 'Editar Formato'],
    ]);
  });
});
