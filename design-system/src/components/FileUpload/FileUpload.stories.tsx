import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { FileUpload } from './FileUpload';

const meta = {
  title: 'Componentes/Formularios/FileUpload',
  tags: ['ready'],
  component: FileUpload,
  args: {
    label: 'Evidencias',
    description: 'JPG, PNG, WebP o PDF, de hasta 10 MB.',
    items: [],
    accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    remaining: 3,
    remainingLabel: 'Quedan 3 de 3',
    fullReason: 'Ya hay 3 evidencias. Quita una para agregar otra.',
    addLabel: 'Agregar archivos',
    cameraLabel: 'Tomar foto',
    dropLabel: 'O suéltalos aquí',
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    removeLabel: (name: string) => `Quitar ${name}`,
    retryLabel: (name: string) => `Reintentar ${name}`,
    progressLabel: (name: string) => `Subiendo ${name}`,
    newTabLabel: 'se abre en otra pestaña',
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnTheirWay: Story = {
  args: {
    remaining: 0,
    remainingLabel: 'Quedan 0 de 3',
    items: [
      { id: '1', name: 'Pizarrón de 3.º A.jpg', detail: 'JPG, 1.2 MB', href: '#' },
      { id: '2', name: 'Minuta de acuerdos con el comité de familias y la dirección.pdf', progress: 45 },
      { id: '3', name: 'dibujo.svg', error: 'El archivo dibujo.svg no es del tipo que aquí se acepta.' },
    ],
  },
};
export const Full: Story = {
  args: {
    remaining: 0,
    remainingLabel: 'Quedan 0 de 3',
    items: ['Cuaderno.png', 'Grupo.jpg', 'Minuta.pdf'].map((name, id) => ({
      ...{ id: String(id), name, detail: '800 kB', href: '#' },
    })),
  },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}{Tab}',
    does: { es: 'Zona para soltar y agregar archivos', en: 'The place to drop files, and to add them' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Agregar archivos/ })).toHaveFocus(),
  },
]);
