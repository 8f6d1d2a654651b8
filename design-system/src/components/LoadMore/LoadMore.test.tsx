import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './LoadMore';
import { VisitsInPage } from './VisitsInPage';
import { visitWords } from './fixtures';
import type { LoadMoreProps } from './LoadMore.types';

const words = visitWords('es');
const button = (name = 'Cargar más visitas') => screen.getByRole('button', { name });
const item = (number: number) => screen.getByText(new RegExp(`\\(${number}\\)$`));

function More(props: Partial<LoadMoreProps>) {
  return (
    <LoadMore
      {...words}
      shown={10}
      total={25}
      status="ready"
      onLoadMore={() => undefined}
      {...props}
      countText="10 de 25 visitas"
    />
  );
}

describe('DS-01 LoadMore', () => {
  it('adds a page, says how many came, and takes the focus to the first of them', async () => {
    render(<VisitsInPage words={words} total={25} />);
    expect(screen.getByText('10 de 25 visitas')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(button());
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByRole('status')).toHaveTextContent('Se agregaron 10 visitas. Van 20 de 25.');
    expect(item(11)).toHaveFocus();
  });

  it('is gone after a short page, and the focus is on what came all the same', async () => {
    render(<VisitsInPage words={words} total={15} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Son todas las visitas.')).toBeInTheDocument();
    expect(item(11)).toHaveFocus();
  });

  it('keeps the focus where nobody says what came, on the end where the button goes', async () => {
    render(<VisitsInPage words={words} total={25} movesFocus={false} />);
    await userEvent.click(button());
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    expect(screen.getByText('Son todas las visitas.')).toHaveFocus();
  });

  it('says that it failed, and tries again', async () => {
    render(<VisitsInPage words={words} total={25} answer={(call) => (call === 1 ? 'failure' : 'page')} />);
    await userEvent.click(button());
    expect(screen.getByRole('status')).toHaveTextContent(words.failedText);
    expect(button('Reintentar')).toHaveFocus();
    await userEvent.click(button('Reintentar'));
    expect(item(11)).toHaveFocus();
    expect(screen.queryByText(words.failedText)).not.toBeInTheDocument();
  });

  it('leaves the focus of somebody who went elsewhere meanwhile', async () => {
    const onLoadMore = jest.fn();
    const itemAt = jest.fn(() => null);
    const { rerender } = render(
      <>
        <input aria-label="Buscar" />
        <More onLoadMore={onLoadMore} itemAt={itemAt} />
      </>,
    );
    await userEvent.click(button());
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('textbox', { name: 'Buscar' }));
    rerender(
      <>
        <input aria-label="Buscar" />
        <More shown={20} onLoadMore={onLoadMore} itemAt={itemAt} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveFocus();
    expect(itemAt).not.toHaveBeenCalled();
  });

  it('asks once while it loads, and is nothing where there is nothing', async () => {
    const onLoadMore = jest.fn();
    const { rerender, container } = render(<More status="pending" onLoadMore={onLoadMore} />);
    await userEvent.click(screen.getByRole('button'));
    expect(onLoadMore).not.toHaveBeenCalled();
    rerender(<More shown={0} total={0} status="end" />);
    expect(container).toBeEmptyDOMElement();
  });
});
