import type { Meta, StoryObj } from '@storybook/react-vite';
import { entryWith, sampleEntries, sampleEntry } from '@ruta/contracts/audit/audit.sample';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import { adminAudit } from '@ruta/contracts/audit/audit.screens';
import { expect, waitFor, within } from 'storybook/test';
import { answer, NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_NAME, LONG_SENTENCE, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { inLanguage } from '../../kit/scene';
import { pageOf } from '../../kit/shell';

const SIZE = 4;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The log as the server returns it: filtered by subject and by words, a few entries per page. */
const log =
  (entries: readonly AuditEntry[] = sampleEntries, size = SIZE) =>
  () => [
    answer(adminAudit, ({ query }) => {
      const [page, subject] = [Number(query.get('page') ?? 1), query.get('subject')];
      const found = entries
        .filter((entry) => subject === null || entry.subject.type === subject)
        .filter((entry) => plain(entry.subject.label).includes(plain(query.get('search') ?? '')));
      const data = found.slice((page - 1) * size, page * size);
      return { entries: pageOf(data, { page, size, total: found.length, pages: Math.ceil(found.length / size) }) };
    }),
  ];

const meta = {
  title: 'Pantallas/Auditoría',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/audit', answers: log(sampleEntries, 20) },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const sayIn = ({ globals }: Context) => inLanguage(globals);
const lines = async (context: Context) => {
  const list = await context.canvas.findByRole('list', { name: sayIn(context)('Registros', 'Entries') });
  return within(list).getAllByRole('listitem');
};

/** Every entry with values before and after; schools by name. */
export const Loaded: Story = {
  play: async (context) => {
    const say = sayIn(context);
    const [first, roles] = await lines(context);
    await expect(first).toHaveTextContent(say('Cambió los datos de la cuenta', 'Changed the account details'));
    await expect(first).toHaveTextContent(
      say(
        'Escuela−Antes: vacío+Después: Colegio Sor Juana Inés de la Cruz',
        'School−Before: empty+After: Colegio Sor Juana Inés de la Cruz',
      ),
    );
    await expect(roles).toHaveTextContent(say('Coordinador(a) académico(a)', 'Academic coordinator'));
    await expect(context.canvas.getAllByText(say('Cuenta depurada', 'Purged account')).length).toBeGreaterThan(0);
  },
};
export const InEnglish: Story = { ...Loaded, globals: { language: 'en' } };
export const Loading: Story = { args: { answers: () => [withhold(adminAudit, NEVER)] }, play: pageIsLoading };
export const Empty: Story = { args: { answers: log([]) } };

export const Failed: Story = {
  args: { answers: () => log()().map((given) => refusedOnce(given, 'request.too-many')) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Enter on Retry asks again', async () => {
      (await canvas.findByRole('button', { name: /Reintentar|Try again/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await lines(context)).toHaveLength(SIZE);
    });
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(adminAudit, 'server.unavailable')] } };
export const Forbidden: Story = { args: { answers: () => [withhold(adminAudit, 'access.refused')] } };

/** Several pages; the page number is in the address. */
export const Pages: Story = {
  args: { answers: log() },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await lines(context);
    await step('The next page', async () => {
      const next = sayIn(context)('Página siguiente', 'Next page');
      await userEvent.click(canvas.getByRole('button', { name: next }));
      await expect(await canvas.findByText(/^5–8/)).toBeVisible();
    });
  },
};

/** Filters from the address and from typing; each can be removed. */
export const Filtered: Story = {
  args: { at: '/admin/audit?subject=user&from=2026-11-01&to=2026-11-20', answers: log(sampleEntries, 20) },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const say = sayIn(context);
    await expect(await lines(context)).toHaveLength(5);
    await step('Words narrow it further', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: say('Buscar', 'Search') }), 'castaneda');
      await waitFor(async () => expect(await lines(context)).toHaveLength(1));
    });
    await expect(canvas.getByText(say('1 registro', '1 entry'))).toBeVisible();
  },
};

/** No results, with a link that removes the filters. */
export const NothingFound: Story = {
  args: { at: '/admin/audit?search=nadie' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const say = sayIn(context);
    await canvas.findByRole('heading', { name: say('Ningún registro coincide', 'No entry matches') });
    await step('Without filters everything is there again', async () => {
      const [clear] = canvas.getAllByRole('button', { name: say('Quitar filtros', 'Clear filters') });
      if (clear) await userEvent.click(clear);
      await expect(await lines(context)).toHaveLength(sampleEntries.length);
    });
  },
};

/** A page number beyond the last. */
export const BeyondTheLast: Story = { args: { at: '/admin/audit?page=9' } };

export const LongTexts: Story = {
  args: {
    answers: log([
      {
        ...sampleEntry,
        actor: { id: 60, fullname: LONG_NAME, role: 'ADMIN' },
        subject: { type: 'user', id: 40, label: LONG_NAME },
        before: { name: RIGHT_TO_LEFT, surname: UNBROKEN, school_id: 1 },
        after: { name: LONG_SENTENCE, surname: LONG_NAME, school_id: 2 },
        names: [
          { field: 'school_id', id: 1, label: LONG_NAME },
          { field: 'school_id', id: 2, label: UNBROKEN },
        ],
      },
      entryWith({
        id: 898,
        action: 'invitation.created',
        subject: { type: 'invitation', id: null, label: `${UNBROKEN}@ruta.test, `.repeat(2) },
        after: { role: 'COOR', people: 2 },
      }),
    ]),
  },
};
