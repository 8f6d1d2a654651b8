import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfoPopover } from './InfoPopover';

const LABEL = 'Qué significa vencida';
const button = () => screen.getByRole('button', { name: LABEL });
const draw = () =>
  render(
    <InfoPopover label={LABEL} title="Visita vencida">
      Su fecha pasó y nadie la inició. <a href="/ayuda">Qué hacer</a>
    </InfoPopover>,
  );

describe('DS-01 InfoPopover', () => {
  it('shows nothing until somebody asks', () => {
    draw();
    expect(button()).toBeVisible();
    expect(screen.queryByText(/Su fecha pasó/)).not.toBeInTheDocument();
  });

  it('opens on a press, named as its button, with its title and its words', async () => {
    draw();
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: LABEL });
    expect(dialog).toHaveTextContent('Su fecha pasó y nadie la inició.');
    expect(screen.getByRole('heading', { name: 'Visita vencida' })).toBeInTheDocument();
  });

  it('lets one reach a link inside, and gives the focus back on Escape', async () => {
    draw();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Qué hacer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('needs no title', async () => {
    render(<InfoPopover label={LABEL}>Su fecha pasó.</InfoPopover>);
    await userEvent.click(button());
    await screen.findByRole('dialog', { name: LABEL });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
