import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload } from './FileUpload';
import type { FileUploadProps } from './FileUpload.types';

const saved = (id: string) => ({ id, name: `${id}.jpg`, detail: '1 MB', href: `/${id}` });

function Uploading(props: Partial<FileUploadProps>) {
  const [items, setItems] = useState(props.items ?? [saved('a'), saved('b')]);
  return (
    <FileUpload
      label="Evidencias"
      accept={['image/png']}
      remaining={3 - items.length}
      remainingLabel={`Quedan ${3 - items.length} de 3`}
      fullReason="Ya hay 3"
      addLabel="Agregar archivos"
      cameraLabel="Tomar foto"
      dropLabel="O suéltalos aquí"
      onAdd={() => undefined}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
      removeLabel={(name) => `Quitar ${name}`}
      retryLabel={(name) => `Reintentar ${name}`}
      progressLabel={(name) => `Subiendo ${name}`}
      newTabLabel="otra pestaña"
      {...props}
      items={items}
    />
  );
}
const button = (name: string) => screen.getByRole('button', { name });

describe('FileUpload', () => {
  it('hands over what was chosen and says how many more may be', async () => {
    const onAdd = jest.fn();
    const { container } = render(<Uploading onAdd={onAdd} items={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Quedan 3 de 3');
    const [camera, picker] = container.querySelectorAll('input[type=file]');
    expect(camera).toHaveAttribute('capture', 'environment');
    const files = [new File(['1'], 'a.png', { type: 'image/png' }), new File(['2'], 'b.png', { type: 'image/png' })];
    await userEvent.upload(picker as HTMLInputElement, files);
    expect(onAdd).toHaveBeenCalledWith(files);
  });

  it('says why no more can be added', () => {
    const onAdd = jest.fn();
    render(<Uploading onAdd={onAdd} items={[saved('a'), saved('b'), saved('c')]} />);
    expect(button('Agregar archivos')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Agregar archivos')).toHaveAccessibleDescription('Ya hay 3');
  });

  it('gives the focus to the next file when one is taken off, and to the button after the last', async () => {
    render(<Uploading />);
    await userEvent.click(button('Quitar a.jpg'));
    expect(button('Quitar b.jpg')).toHaveFocus();
    await userEvent.click(button('Quitar b.jpg'));
    expect(button('Agregar archivos')).toHaveFocus();
  });

  it('shows how far a file has come, and why one did not arrive', async () => {
    const onRetry = jest.fn();
    const items = [
      { id: '1', name: 'foto.jpg', progress: 40 },
      { id: '2', name: 'x.svg', error: 'No se acepta.' },
    ];
    render(<Uploading items={items} onRetry={onRetry} />);
    expect(screen.getByRole('progressbar', { name: 'Subiendo foto.jpg' })).toHaveAttribute('aria-valuenow', '40');
    expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('alert')).toHaveTextContent(
      'No se acepta.',
    );
    await userEvent.click(button('Reintentar x.svg'));
    expect(onRetry).toHaveBeenCalledWith('2');
    expect(screen.queryByRole('button', { name: 'Quitar foto.jpg' })).not.toBeInTheDocument();
  });

  it('DS-01 opens no chooser once it is full, though its buttons can be pressed to hear why', async () => {
    const { container } = render(<Uploading items={[saved('a'), saved('b'), saved('c')]} />);
    const opened = jest.fn();
    for (const input of container.querySelectorAll('input[type="file"]'))
      input.addEventListener('click', (event) => {
        if (!event.defaultPrevented) opened();
      });
    await userEvent.click(screen.getByRole('button', { name: 'Agregar archivos' }));
    await userEvent.keyboard('{Enter}');
    expect(opened).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Agregar archivos' })).toHaveAccessibleDescription('Ya hay 3');
  });
});
