import type { Meta, StoryObj } from '@storybook/react-vite';
import { long } from '../../testing/long-words';
import { fromRightToLeft } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { Avatar } from './Avatar';

const meta = {
  title: 'Componentes/Avatar',
  tags: ['ready'],
  component: Avatar,
  args: { name: 'Laura Méndez', isLabelled: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Rosa Elena Tun" size="S" isLabelled />
      <Avatar name="Rosa Elena Tun" isLabelled />
      <Avatar name="Rosa Elena Tun" size="L" isLabelled />
      <Avatar name="Rosa Elena Tun" size="XL" isLabelled />
    </Inline>
  ),
};
/** A data URL, so that no photo is fetched. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#bcd0ec"/><circle cx="32" cy="25" r="12" fill="#5a4634"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22z" fill="#2f5f9e"/></svg>',
)}`;
export const WithPhoto: Story = {
  render: () => (
    <Inline>
      <Avatar name="Rosa Elena Tun" photo={PHOTO} size="S" isLabelled />
      <Avatar name="Rosa Elena Tun" photo={PHOTO} isLabelled />
      <Avatar name="Rosa Elena Tun" photo={PHOTO} size="L" isLabelled />
      <Avatar name="Rosa Elena Tun" photo={PHOTO} size="XL" isLabelled />
    </Inline>
  ),
};
const people = ['Ana López Cetina', 'Jorge Ávila', 'María de la Luz Ortega', 'Íñigo Pech', 'Wilberth Canché', 'Sofía'];
export const People: Story = {
  render: () => (
    <Inline>
      {people.map((name) => (
        <Avatar key={name} name={name} size="L" isLabelled />
      ))}
    </Inline>
  ),
};
/** Two initials, however long the name. */
export const LongText: Story = {
  render: () => (
    <Inline>
      {[long.person, '🌻 Sofía', 'محمد علي', 'X'].map((name) => (
        <Avatar key={name} name={name} size="L" isLabelled />
      ))}
    </Inline>
  ),
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
