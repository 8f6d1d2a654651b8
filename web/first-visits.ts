import type { EarlyChunks } from './early-chunks';

/** The schools of the switcher, as web/src/app/use-schools.ts asks for them. */
const SCHOOLS = '/api/schools?size=10000&sort=name';
/** The order of the list of visits, as web/src/features/visits/use-list-view.ts has it. */
const NEWEST_FIRST = '?sort=-datetime';

/** Modules and data of first visits, by visitor and address. */
export const FIRST: EarlyChunks = {
  signIn: ['src/features/access/parts/SignIn.tsx'],
  shell: [
    'src/app/Routed.tsx',
    'src/app/AppShell.tsx',
    // Half a kilobyte each, and homes and lists need them: not worth files of their own.
    'src/shared/list/use-address-view.ts',
    'src/shared/PageSection.tsx',
    'src/lib/relative-day.ts',
    '../design-system/src/components/Field/field-words.ts',
    '../design-system/src/components/Tag/Tag.styles.ts',
  ],
  // Menus, and choices of forms and filters, which need most of the same.
  idle: ['../design-system/src/components/Menu/MenuPanel.tsx', '../design-system/src/components/Select/Select.tsx'],
  shellData: { coach: SCHOOLS, scholastic: SCHOOLS },
  pages: [
    {
      area: 'coach',
      address: /^\/coach\/schools\/\d+\/agenda$/,
      screen: '*',
      modules: [
        'src/app/areas/coach.ts',
        'src/features/agenda/pages/AgendaPage.tsx',
        'src/features/agenda/parts/AgendaPending.tsx',
      ],
    },
    {
      area: 'coach',
      address: /^\/(coach)?$/,
      screen: '/coach/home',
      modules: ['src/app/areas/coach.ts', 'src/app/home/CoachHome.tsx'],
    },
    {
      area: 'coach',
      address: /^\/coach\/schools\/\d+\/visits$/,
      screen: `*${NEWEST_FIRST}`,
      modules: ['src/app/areas/coach.ts', 'src/features/visits/pages/VisitListPage.tsx'],
    },
    {
      area: 'scholastic',
      address: /^\/(scholastic)?$/,
      screen: '/scholastic/home',
      modules: ['src/app/areas/scholastic.ts', 'src/app/home/ScholasticHome.tsx'],
    },
    {
      area: 'scholastic',
      address: /^\/scholastic\/schools\/\d+\/visits$/,
      screen: `*${NEWEST_FIRST}`,
      modules: ['src/app/areas/scholastic.ts', 'src/features/visits/pages/ScholasticVisitListPage.tsx'],
    },
  ],
};
