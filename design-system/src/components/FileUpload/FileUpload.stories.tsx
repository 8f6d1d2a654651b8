import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { watchChooser } from '../../testing/file-chooser';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { FileUpload } from './FileUpload';
import type { FileUploadProps } from './FileUpload.types';

const words = {
  es: {
    label: 'Evidencias',
    description: 'JPG, PNG, WebP o PDF, de hasta 10 MB.',
    remainingLabel: 'Quedan 3 de 3',
    fullReason: 'Ya hay 3 evidencias. Quita una para agregar otra.',
    addLabel: 'Agregar archivos',
    cameraLabel: 'Tomar foto',
    dropLabel: 'O suéltalos aquí',
    removeLabel: (name: string) => `Quitar ${name}`,
    retryLabel: (name: string) => `Reintentar ${name}`,
    progressLabel: (name: string) => `Subiendo ${name}`,
    newTabLabel: 'se abre en otra pestaña',
  },
  en: {
    label: 'Evidence',
    description: 'JPG, PNG, WebP or PDF, of up to 10 MB.',
    remainingLabel: '3 of 3 left',
    fullReason: 'There are 3 already. Remove one to add another.',
    addLabel: 'Add files',
    cameraLabel: 'Take a photo',
    dropLabel: 'Or drop them here',
    removeLabel: (name: string) => `Remove ${name}`,
    retryLabel: (name: string) => `Try ${name} again`,
    progressLabel: (name: string) => `Sending ${name}`,
    newTabLabel: 'opens in another tab',
  },
} as const;

const meta = {
  title: 'Componentes/Formularios/FileUpload',
  tags: ['ready'],
  component: FileUpload,
  parameters: { english: words.en },
  args: {
    ...words.es,
    items: [],
    accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    remaining: 3,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = { id: '1', name: 'Pizarrón de 3.º A.jpg', detail: 'JPG, 1.2 MB', href: '#' };
const minutes = { id: '2', name: 'Minuta de acuerdos con el comité de familias y la dirección.pdf', progress: 45 };
const refused = {
  id: '3',
  name: 'dibujo.svg',
  error: 'El archivo dibujo.svg no es del tipo que aquí se acepta.',
};
const refusedInEnglish = { ...refused, error: 'The file dibujo.svg is not of a kind that is taken here.' };

export const Default: Story = {};

export const OnTheirWay: Story = inBoth(
  { remaining: 0, remainingLabel: 'Quedan 0 de 3', items: [photo, minutes, refused] },
  { remainingLabel: '0 of 3 left', items: [photo, minutes, refusedInEnglish] },
);

export const Full: Story = inBoth(
  {
    remaining: 0,
    remainingLabel: 'Quedan 0 de 3',
    items: ['Cuaderno.png', 'Grupo.jpg', 'Minuta.pdf'].map((name, id) => ({
      ...{ id: String(id), name, detail: '800 kB', href: '#' },
    })),
  },
  { remainingLabel: '0 of 3 left' },
);

export const LongText: Story = longText({
  description: long.help,
  remaining: 0,
  remainingLabel: 'Quedan 0 de 3',
  fullReason: long.reason,
  items: [
    { ...photo, name: `${long.word}.jpg` },
    { ...refused, name: long.title, error: long.error },
  ],
});

export const FromRightToLeft: Story = {
  args: { items: [photo, minutes, refused], remaining: 1 },
  decorators: [fromRightToLeft],
};

const chooser = watchChooser();
const opens = { es: 'En el botón: abre el explorador de archivos', en: 'On the button: opens the file chooser' };

function InPage(props: FileUploadProps) {
  const [items, setItems] = useState(props.items);
  const remove = (id: string) => {
    props.onRemove?.(id);
    setItems(items.filter((item) => item.id !== id));
  };
  return <FileUpload {...props} items={items} onRemove={remove} />;
}

export const ByKeyboard: Story = {
  render: (args) => <InPage {...args} />,
  args: { items: [photo, refused], remaining: 1, remainingLabel: 'Queda 1 de 3' },
  ...byKeyboard<FileUploadProps>(
    [
      {
        press: '{Tab}',
        does: {
          es: 'Llega a la zona para soltar, donde también se pega',
          en: 'Reaches the place to drop or paste files',
        },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /suéltalos/ })).toHaveFocus(),
      },
      {
        press: '{Tab}',
        does: { es: 'De la zona, al botón de agregar', en: 'From there to the add button' },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Agregar archivos/ })).toHaveFocus(),
      },
      { press: '{Enter}', does: opens, then: () => expect(chooser.opened).toHaveBeenCalledTimes(1) },
      { press: ' ', does: opens, then: () => expect(chooser.opened).toHaveBeenCalledTimes(2) },
      {
        press: '{Tab}',
        does: { es: 'A cada archivo: su enlace, y sus botones', en: 'To each file: its link, and its buttons' },
        then: async ({ canvas }) => {
          await expect(canvas.getByRole('link', { name: /Pizarrón/ })).toHaveFocus();
          await userEvent.tab();
          await expect(canvas.getByRole('button', { name: 'Quitar Pizarrón de 3.º A.jpg' })).toHaveFocus();
          await userEvent.tab();
        },
      },
      {
        press: '{Enter}',
        does: { es: 'En «Reintentar»: lo sube otra vez', en: 'On the retry button: uploads again' },
        then: ({ args }) => expect(args.onRetry).toHaveBeenLastCalledWith('3'),
      },
      {
        press: '{Shift>}{Tab}{/Shift}',
        does: { es: 'Al botón anterior', en: 'To the previous button' },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Quitar Pizarrón/ })).toHaveFocus(),
      },
      {
        press: '{Enter}',
        does: {
          es: 'En «Quitar»: lo quita; el foco pasa al archivo siguiente',
          en: 'On the button that removes: removes it; the focus goes on to the next file',
        },
        then: async ({ args, canvas }) => {
          await expect(args.onRemove).toHaveBeenLastCalledWith('1');
          await expect(canvas.getByRole('button', { name: 'Quitar dibujo.svg' })).toHaveFocus();
        },
      },
      {
        press: ' ',
        does: {
          es: 'Al quitar el último: el foco va al botón de agregar',
          en: 'With the last one gone: to the button that adds',
        },
        then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Agregar archivos/ })).toHaveFocus(),
      },
    ],
    ({ canvas }) => chooser.watch(canvas.getByRole('button', { name: /Agregar archivos/ })),
  ),
};
