import { useState } from 'react';
import type { AttendanceProof, PROOF_NAME_MAX } from '@ruta/contracts/activities/proof.schema';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import { fieldMessage } from '@ruta/contracts/field-messages';
import {
  Button,
  DatePicker,
  Form,
  Grid,
  InlineAlert,
  Inline,
  Stack,
  Switch,
  Text,
  TextField,
  TimeField,
} from '@ruta/design-system';
import { asProblem, call, firstErrors } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { PageSection } from '../../../shared/PageSection';
import { sayDone } from '../../../shared/SnackbarBridge';
import { activityTexts } from '../activities.texts';
import { putProof } from '../activities.calls';

const MAX = 200 satisfies typeof PROOF_NAME_MAX;

/** The form of the proof; `null` while a field is empty. */
interface Written {
  name: string;
  date: string | null;
  time: string | null;
  send_proof: boolean;
}

export interface ProofPanelProps {
  activity: Activity;
  proof: AttendanceProof | null;
  onSaved: () => void;
}

/** The attendance proof: its title and time, and whether it is sent (ACT-03). Prefilled from the activity. */
export function ProofPanel({ activity, proof, onSaved }: ProofPanelProps) {
  const t = useTexts(activityTexts);
  const locale = useLocale();
  const [form, setForm] = useState<Written>(() => ({
    name: proof?.name ?? activity.activity,
    date: proof?.date ?? activity.date,
    time: proof?.time ?? activity.time,
    send_proof: proof?.send_proof ?? false,
  }));
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const refused = firstErrors(problem);
  const missing = {
    name: form.name.trim() === '' ? fieldMessage('activities.proof.name.required', locale) : undefined,
    date: form.date === null ? fieldMessage('visits.date.required', locale) : undefined,
    time: form.time === null ? fieldMessage('visits.time.required', locale) : undefined,
  };
  const errorOf = (field: keyof typeof missing) => (isChecked ? missing[field] : undefined) ?? refused[field];

  const save = async () => {
    setChecked(true);
    const { date, time } = form;
    if (date === null || time === null || missing.name !== undefined) return;
    setSaving(true);
    setProblem(null);
    try {
      sayDone(await call(putProof, { body: { ...form, date, time, activity_id: activity.id } }));
      onSaved();
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <PageSection title={t('proof')}>
      <Form aria-label={t('proof')} onSubmit={() => void save()}>
        <Stack gap={4}>
          <Text tone="muted">{t('proof.help')}</Text>
          {problem !== null && Object.keys(refused).length === 0 && (
            <InlineAlert tone="danger" isLive title={t('proof.failed')}>
              {`${problem.message} ${t('save.failed.kept')}`}
            </InlineAlert>
          )}
          <TextField
            label={t('proof.name')}
            value={form.name}
            onChange={(name) => setForm({ ...form, name })}
            maxLength={MAX}
            errorMessage={errorOf('name')}
            isRequired
          />
          <Grid minColumn="S">
            <DatePicker
              label={t('proof.date')}
              value={form.date}
              onChange={(date) => setForm({ ...form, date })}
              errorMessage={errorOf('date')}
              isRequired
            />
            <TimeField
              label={t('proof.time')}
              value={form.time}
              onChange={(time) => setForm({ ...form, time })}
              errorMessage={errorOf('time')}
              isRequired
            />
          </Grid>
          <Switch isSelected={form.send_proof} onChange={(send_proof) => setForm({ ...form, send_proof })}>
            {t('proof.send')}
          </Switch>
          <Inline>
            <Button type="submit" icon="save" isPending={isSaving} pendingLabel={t('saving')}>
              {t('proof.save')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </PageSection>
  );
}
