import { useState } from 'react';
import { PILL_NAME_MAX } from '@ruta/contracts/pills/limits';
import type { PillLevel, PillTree } from '@ruta/contracts/pills/pills.schema';
import { Grid, Switch, TextField } from '@ruta/design-system';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FormModal } from '../../../shared/FormModal';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { categoriesTexts } from '../categories.texts';
import { PILL_CONSOLES, saveLevels } from '../pill-console.calls';

interface LevelsDialogProps {
  tree: PillTree;
  onClose: () => void;
}

/** Names the levels in both languages, and switches topics and tags on or off as a whole (PIL-02). */
export function LevelsDialog({ tree, onClose }: LevelsDialogProps) {
  const t = useTexts(categoriesTexts);
  const refresh = useRefresh();
  const [levels, setLevels] = useState(tree.levels);
  const [active, setActive] = useState({ activeTopic: tree.activeTopic, activeTag: tree.activeTag });
  const { submit, errors, ...submission } = useSubmission();
  const write = (level: number, next: Partial<PillLevel>) =>
    setLevels((before) => before.map((one) => (one.level === level ? { ...one, ...next } : one)));
  const save = () =>
    submit(async () => {
      const named = levels.map(({ level, name, name_en }) => ({ level, name, name_en }));
      sayDone(await call(saveLevels, { body: { levels: named, ...active } }));
      void refresh(PILL_CONSOLES);
      onClose();
    });
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? '';
  return (
    <FormModal
      title={t('levels')}
      form={submission}
      why={levels.some(({ name }) => name.trim() === '') ? t('why.name') : undefined}
      onSave={save}
      onClose={onClose}
    >
      <Grid gap={4} minColumn="S">
        {levels.flatMap(({ level, name, name_en }, at) => [
          <TextField
            key={`${level} es`}
            label={t('level.name', { level })}
            value={name}
            onChange={(text) => write(level, { name: text })}
            maxLength={PILL_NAME_MAX}
            errorMessage={errors[`levels.${at}.name`]}
            isRequired
          />,
          <TextField
            key={`${level} en`}
            label={t('level.name-en', { level })}
            value={name_en}
            onChange={(text) => write(level, { name_en: text })}
            maxLength={PILL_NAME_MAX}
            errorMessage={errors[`levels.${at}.name_en`]}
          />,
        ])}
      </Grid>
      <Switch
        isSelected={active.activeTopic}
        onChange={(activeTopic) => setActive((before) => ({ ...before, activeTopic }))}
      >
        {t('level.active', { name: nameOf(3) })}
      </Switch>
      <Switch isSelected={active.activeTag} onChange={(activeTag) => setActive((before) => ({ ...before, activeTag }))}>
        {t('level.active', { name: nameOf(4) })}
      </Switch>
    </FormModal>
  );
}
