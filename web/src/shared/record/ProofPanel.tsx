import { useState } from 'react';
import type { AttendanceProof, PROOF_NAME_MAX } from '@ruta/contracts/activities/proof.schema';
import {
  Button,
  Checkbox,
  DatePicker,
  Form,
  FormActions,
  Grid,
  InlineAlert,
  Stack,
  Text,
  TextField,
  TimeField,
} from '@ruta/design-system';
import { useFieldSentence } from '../../lib/field-sentences';
import { asProblem, call, firstErrors, ProblemError } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { useOpenPart } from './open-work';
import { sayDone } from '../SnackbarBridge';
import { putProof } from './record.calls';
import { recordTexts } from './record.texts';

const MAX = 200 satisfies typeof PROOF_NAME_MAX;

/** The form of the proof; `null` while a field is empty. */
interface Written {
  name: string;
  date: string | null;
  time: string | null;
  send_proof: boolean;
}

export interface ProofPanelProps {
  activityId: number;
  /** What the fields hold until a proof is saved. */
  suggested: { name: string; date: string | null; time: string | null };
  /** The saved proof. */
  proof: AttendanceProof | null;
  onSaved: () => void;
}

/**
 * The form of the attendance proof of an activity or a visit: title, date, time, and whether it is sent by mail (ACT-03).
 * If it is saved, finishing issues a proof to each person who is marked as present (decision 0047).
 */
export function ProofPanel({ activityId, suggested, proof, onSaved }: ProofPanelProps) {
  const t = useTexts(recordTexts);
  const sentence = useFieldSentence();
  const [saved, setSaved] = useState<Written>({
    name: proof?.name ?? suggested.name,
    date: proof?.date ?? suggested.date,
    time: proof?.time ?? suggested.time,
    send_proof: proof?.send_proof ?? false,
  });
  const [form, setForm] = useState(saved);
  const isOpen = (Object.keys(saved) as (keyof Written)[]).some((field) => form[field] !== saved[field]);
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const refused = firstErrors(problem);
  const missing = {
    name: form.name.trim() === '' ? sentence('activities.proof.name.required') : undefined,
    date: form.date === null ? sentence('visits.date.required') : undefined,
    time: form.time === null ? sentence('visits.time.required') : undefined,
  };
  const errorOf = (field: keyof typeof missing) => (isChecked ? missing[field] : undefined) ?? refused[field];

  /** Saves the form; returns why it could not, or null. */
  const save = async (): Promise<ProblemError | null> => {
    setChecked(true);
    const { date, time } = form;
    const [lacking] = Object.values(missing).filter((sentence) => sentence !== undefined);
    if (date === null || time === null || lacking !== undefined)
      return new ProblemError({ status: 422, code: 'request.invalid', message: lacking ?? t('proof.failed') });
    setSaving(true);
    setProblem(null);
    try {
      sayDone(await call(putProof, { body: { ...form, date, time, activity_id: activityId } }));
      setSaved(form);
      onSaved();
      return null;
    } catch (error) {
      const refusal = asProblem(error);
      setProblem(refusal);
      return refusal;
    } finally {
      setSaving(false);
    }
  };
  useOpenPart({
    isOpen: () => isOpen,
    settle: async () => {
      const refusal = isOpen ? await save() : null;
      if (refusal !== null) throw refusal;
    },
  });
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
          <Checkbox isSelected={form.send_proof} onChange={(send_proof) => setForm({ ...form, send_proof })}>
            {t('proof.send')}
          </Checkbox>
          <FormActions
            primary={
              <Button type="submit" icon="save" isPending={isSaving} pendingLabel={t('saving')}>
                {t('proof.save')}
              </Button>
            }
          />
        </Stack>
      </Form>
    </PageSection>
  );
}
