import type { Me } from '@ruta/contracts/access/access.schema';
import { fillPath } from '@ruta/contracts/kit/page-path';
import type { Locale } from '@ruta/contracts/locale';
import { ROLES } from '@ruta/contracts/roles';
import type { CommandPaletteItem } from '@ruta/design-system';
import { translator } from '../lib/i18n';
import { EVERYWHERE } from './go-keys';
import { appTexts } from './app.texts';
import { entriesOf, navigationOf } from './navigation';
import { VERBS } from './verbs';

/** What the palette offers without asking the server. */
export interface Command extends CommandPaletteItem {
  href: string;
}

/** The pages of a person, those of the navigation first; of all their schools, if they have several. */
export function pagesOf(me: Me, schoolId: number | undefined, locale: Locale, hasSeveral: boolean): Command[] {
  const t = translator(appTexts, locale);
  const ofAll = entriesOf(ROLES[me.role].area).flatMap(({ id, texts, icon, ability, pageOfAll }) =>
    !hasSeveral || pageOfAll === undefined || !me.abilities.includes(ability)
      ? []
      : {
          ...{ id: `${id}.all`, icon, href: pageOfAll.path },
          label: `${translator(texts, locale)('label')}: ${t('school.all')}`,
        },
  );
  const everywhere = EVERYWHERE.map(({ id, text, icon, page }) => ({ id, label: t(text), icon, href: page.href() }));
  return [...navigationOf(me, schoolId, locale), ...ofAll, ...everywhere].map(({ id, label, icon, href }) => ({
    ...{ id: `page.${id}`, label, icon, href },
  }));
}

/** The verbs of a person. Those of a school need one, in the address or the person's own. */
export function verbsOf(me: Me, schoolId: number | undefined, locale: Locale): Command[] {
  const { area } = ROLES[me.role];
  const school_id = area === 'scholastic' ? me.user.school_id : (schoolId ?? null);
  return (VERBS[area] ?? [])
    .filter(({ ability, page }) => me.abilities.includes(ability) && (school_id !== null || !page.path.includes(':')))
    .map(({ id, texts, icon, page }) => ({
      ...{ id: `verb.${id}`, label: translator(texts, locale)('label'), icon },
      href: fillPath(page.path, { school_id: school_id ?? '' }),
    }));
}
