import { useState } from 'react';
import type { ImportBatch, ImportRow } from '@ruta/contracts/imports/import.schema';
import { Select } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { useWhyOffline } from '../../../shared/use-sending';
import { chooseSchool, IMPORTS } from '../imports.calls';
import { importTexts } from '../imports.texts';

export interface SchoolChoiceProps {
  batch: Pick<ImportBatch, 'id' | 'revision'>;
  row: ImportRow;
}

/** Which school a row means, of those that bear its name. Chosen, it is kept at once, and the rows are judged anew. */
export function SchoolChoice({ batch: { id, revision }, row: { line, choices, choice } }: SchoolChoiceProps) {
  const t = useTexts(importTexts);
  const refresh = useRefresh();
  const whyOffline = useWhyOffline();
  const [isSaving, setSaving] = useState(false);

  const choose = async (school_id: number) => {
    setSaving(true);
    try {
      sayDone(await call(chooseSchool, { params: { id }, body: { revision, line, school_id } }));
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal: somebody else was first.
    await refresh(IMPORTS);
    setSaving(false);
  };

  return (
    <Select
      label={t('choice.label', { line })}
      isLabelHidden
      size="S"
      placeholder={t('choice.open')}
      isDisabled={isSaving || whyOffline !== undefined}
      description={whyOffline}
      value={choice === null ? null : String(choice)}
      onChange={(chosen) => chosen !== null && Number(chosen) !== choice && void choose(Number(chosen))}
      items={choices.map((one) => ({ id: String(one.id), label: `${one.name} · ${one.about}` }))}
    />
  );
}
