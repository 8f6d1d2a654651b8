import { useNavigate } from 'react-router';
import { accessPages } from '@ruta/contracts/access/access.pages';
import { homePages } from '@ruta/contracts/home.pages';
import type { RoleCode } from '@ruta/contracts/roles';
import { ROLES } from '@ruta/contracts/roles';
import { PersonMenu } from '@ruta/design-system';
import type { ColorScheme, MenuSectionSpec } from '@ruta/design-system';
import { asProblem } from '../lib/api';
import { setColorScheme, useColorScheme } from '../lib/appearance';
import { setLocale, useLocale, useTexts } from '../lib/i18n';
import { useSession } from '../lib/session';
import { LANGUAGES, themeNames } from '../shared/preferences';
import { sayProblem } from '../shared/SnackbarBridge';
import { sharedTexts } from '../shared/shared.texts';
import { BellPlace } from './NotificationPlaces';
import { NotPhone } from './AppShell.styles';
import { ServerHour } from './ServerHour';
import { appTexts } from './app.texts';
import { useCycleChoice } from './use-cycle-choice';

/** The end of the top bar: the clock, the bell, and the menu with role, cycle, language, theme and sign-out (ACC-05). */
export function PersonBar() {
  const t = useTexts(appTexts);
  const shared = useTexts(sharedTexts);
  const names = themeNames(shared);
  const locale = useLocale();
  const scheme = useColorScheme();
  const navigate = useNavigate();
  const { me, chooseRole, signOut } = useSession();
  const { choose: chooseCycle, dialog } = useCycleChoice();

  const attempt = (work: () => Promise<unknown>) => void work().catch((error: unknown) => sayProblem(asProblem(error)));
  const act = (role: RoleCode) =>
    attempt(async () => {
      await chooseRole(role);
      await navigate(homePages.root.href());
    });

  const roles: MenuSectionSpec = {
    id: 'roles',
    label: t('roles'),
    items: me.roles.map((code) => ({ id: code, label: ROLES[code].name[locale] })),
    selectionMode: 'single',
    selectedKeys: [me.role],
    onSelectionChange: ([chosen]) => {
      const role = me.roles.find((code) => code === chosen);
      if (role !== undefined && role !== me.role) act(role);
    },
  };
  const language: MenuSectionSpec = {
    id: 'language',
    label: shared('language'),
    items: (['es', 'en'] as const).map((id) => ({ id, label: LANGUAGES[id], lang: id })),
    selectionMode: 'single',
    selectedKeys: [locale],
    onSelectionChange: ([chosen]) => {
      if (chosen !== undefined) setLocale(chosen === 'en' ? 'en' : 'es');
    },
  };
  const theme: MenuSectionSpec = {
    id: 'theme',
    label: shared('theme'),
    items: (['system', 'light', 'dark'] as const).map((id) => ({ id, label: names[id] })),
    selectionMode: 'single',
    selectedKeys: [scheme],
    onSelectionChange: ([chosen]) => {
      if (chosen !== undefined) setColorScheme(chosen as ColorScheme); // the items' ids
    },
  };
  const account: MenuSectionSpec = {
    id: 'account',
    label: t('account'),
    items: [
      { id: 'profile', label: t('profile'), icon: 'user', href: accessPages.profile.href() },
      { id: 'security', label: t('security'), icon: 'lock', href: accessPages.security.href() },
      ...(chooseCycle
        ? [{ id: 'cycle', label: t('cycle.choose'), icon: 'calendar' as const, onAction: chooseCycle }]
        : []),
      { id: 'sign-out', label: t('sign-out'), icon: 'logout', onAction: () => attempt(signOut) },
    ],
  };

  return (
    <>
      <NotPhone>
        <ServerHour />
      </NotPhone>
      <BellPlace />
      <PersonMenu
        label={t('person')}
        name={me.user.fullname}
        photo={me.user.photo}
        role={ROLES[me.role].name[locale]}
        sections={[...(me.roles.length > 1 ? [roles] : []), language, theme, account]}
      />
      {dialog}
    </>
  );
}
