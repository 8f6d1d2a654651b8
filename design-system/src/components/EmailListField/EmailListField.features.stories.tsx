import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inBoth, inEnglish } from '../../testing/in-english';
import { RightToLeft } from '../../testing/RightToLeft';
import { EmailListField } from './EmailListField';
import { english, spanish } from './fixtures';

const some = ['ana.ruiz@escuela.mx', 'beto.cruz@escuela.mx', 'caro.diaz@escuela.mx'];

const meta = {
  title: 'Componentes/Campos/EmailListField/Estados',
  component: EmailListField,
  render: (args, { globals }) => <EmailListField {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, defaultValue: some, onChange: fn() },
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: [], isRequired: true } };
/** Invalid tags are marked and explained; pressing one edits it. */
export const WithProblems: Story = {
  args: { defaultValue: [...some, 'dora.escuela.mx', 'eva@escuela', '@escuela.mx', 'fito(1)@escuela.mx', 'gabi@'] },
};
export const Invalid: Story = {
  ...inBoth(
    { defaultValue: [], errorMessage: 'Escribe al menos un correo.', isRequired: true },
    { errorMessage: 'Write at least one address.' },
  ),
};
export const Full: Story = { args: { maxCount: 3 } };
/** Read-only while the server checks the addresses. */
export const Loading: Story = {
  render: (args) => <EmailListField {...args} />,
  ...inBoth(
    { isReadOnly: true, description: 'Revisando los correos…' },
    { ...english, description: 'Looking at the addresses…' },
  ),
};
/** The reason replaces the help text. */
export const Disabled: Story = {
  render: (args) => <EmailListField {...args} />,
  ...inBoth(
    { isDisabled: true, description: 'Elige primero el rol de las personas que invitas.' },
    { ...english, description: 'First choose the role of those you invite.' },
  ),
};
export const VeryMany: Story = {
  args: { defaultValue: Array.from({ length: 200 }, (_, index) => `docente.${index + 1}@escuela.mx`) },
};
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <EmailListField {...args} />
    </div>
  ),
  args: {
    label: 'Correos de las maestras y los maestros de la Escuela Secundaria General Sor Juana Inés de la Cruz',
    defaultValue: [`${'maria.guadalupe.de.la.cruz.'.repeat(7)}lopez@escuela.mx`, 'josé🙂@escuela.mx', ...some],
  },
};
export const FromRightToLeft: Story = {
  render: (args) => (
    <RightToLeft>
      <EmailListField {...args} label="البريد الإلكتروني للمدعوين" description="افصل بينها بفاصلة أو مسافة." />
    </RightToLeft>
  ),
  args: { defaultValue: ['ana.ruiz@escuela.mx', 'dora.escuela.mx'] },
};
