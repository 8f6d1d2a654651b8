import { useState } from 'react';
import type { ScheduleArea, ScheduleTheme } from '@ruta/contracts/conferences/conference.schema';
import { SelectorCascade, type CascadeOptions } from '@ruta/design-system';
import { choose, type Chosen } from '@ruta/state-machines/kit/cascade/cascade.rules';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import { bookingTexts } from '../booking.texts';

const LEVELS = ['area', 'rubric', 'category', 'theme'] as const;
type Level = (typeof LEVELS)[number];

const NOTHING: Chosen<Level> = { area: null, rubric: null, category: null, theme: null };

interface ThemeCascadeProps {
  areas: readonly ScheduleArea[];
  /** Called with the chosen theme, and with null once something above it changes. */
  onChoose: (theme: ScheduleTheme | null) => void;
  isDisabled: boolean;
}

/** Area, rubric, category and theme, each below what is chosen above (VC-01). A level with one option takes it. */
export function ThemeCascade({ areas, onChoose, isDisabled }: ThemeCascadeProps) {
  const t = useTexts(bookingTexts);
  const shared = useTexts(sharedTexts);
  const [chosen, setChosen] = useState(NOTHING);
  const { rubrics, categories, themes } = below(areas, chosen);
  const offered: Record<Level, readonly { id: number; name: string }[]> = {
    ...{ area: areas, rubric: rubrics, category: categories, theme: themes },
  };
  const optionsOf = (level: Level): CascadeOptions => ({
    status: 'ready',
    items: offered[level].map(({ id, name }) => ({ id: String(id), label: name })),
  });
  const take = (level: Level, value: string | null) => {
    const next = withOnly(areas, choose(LEVELS, chosen, level, value), level);
    setChosen(next);
    onChoose(below(areas, next).themes.find(({ id }) => String(id) === next.theme) ?? null);
  };
  return (
    <SelectorCascade
      label={t('theme')}
      levels={LEVELS.map((level) => ({
        id: level,
        label: t(`level.${level}`),
        options: optionsOf(level),
        isRequired: true,
        control: 'select',
        placeholder: t('level.choose'),
        waitingText: level === 'area' ? undefined : t(`level.waiting.${level}`),
      }))}
      value={chosen}
      onChoose={({ level, value }) => {
        const known = LEVELS.find((one) => one === level);
        if (known) take(known, value);
      }}
      onRetry={() => undefined}
      isDisabled={isDisabled}
      labels={{
        ...{ loading: t('level.loading'), failed: t('level.failed'), retry: shared('retry') },
        ...{ empty: t('level.empty'), noMatch: t('level.no-match') },
        cleared: (names) => t('level.cleared', { levels: names.join(', ') }),
      }}
    />
  );
}

/** What is offered below the choices. */
function below(areas: readonly ScheduleArea[], chosen: Chosen<Level>) {
  const rubrics = areas.find(({ id }) => String(id) === chosen.area)?.rubrics ?? [];
  const categories = rubrics.find(({ id }) => String(id) === chosen.rubric)?.categories ?? [];
  const themes = categories.find(({ id }) => String(id) === chosen.category)?.themes ?? [];
  return { rubrics, categories, themes };
}

/** The choices, and below the changed level the only option of each level that has one. */
function withOnly(areas: readonly ScheduleArea[], chosen: Chosen<Level>, changed: Level): Chosen<Level> {
  let next = chosen;
  for (const level of LEVELS.slice(LEVELS.indexOf(changed) + 1)) {
    const { rubrics, categories, themes } = below(areas, next);
    const [only, ...others] = { area: areas, rubric: rubrics, category: categories, theme: themes }[level];
    if (only === undefined || others.length > 0) return next;
    next = choose(LEVELS, next, level, String(only.id));
  }
  return next;
}
