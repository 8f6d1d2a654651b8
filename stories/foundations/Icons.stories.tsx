import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from '@ruta/design-system';
import { IconGrid } from './foundations.styles';

function AllIcons() {
  return (
    <IconGrid role="list">
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="L" />
          {name}
        </li>
      ))}
    </IconGrid>
  );
}

const meta = { title: 'Fundamentos/Iconos', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;
export const All: StoryObj<typeof meta> = { name: 'Todos' };
