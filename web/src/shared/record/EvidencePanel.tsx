import { useState } from 'react';
import type { ActivityRecord, Evidence } from '@ruta/contracts/activities/activity.schema';
import { ConfirmDialog, FileUpload } from '@ruta/design-system';
import type { FileItem } from '@ruta/design-system';
import { asProblem } from '../../lib/api';
import { useLocale, useTexts } from '../../lib/i18n';
import { PageSection } from '../PageSection';
import { evidenceDetail, isPicture } from './evidence-look';
import { recordTexts } from './record.texts';
import { TYPES, useEvidence } from './use-evidence';
import type { Arriving, EvidenceSubject } from './use-evidence';

export interface EvidencePanelProps {
  record: ActivityRecord;
  subject: EvidenceSubject;
  /** Called after a file was added or removed. */
  onChanged: (change: 1 | -1) => void;
}

/** Evidence files (ACT-03, VIS-06): at most three, each uploaded when it is chosen. */
export function EvidencePanel({ record, subject, onChanged }: EvidencePanelProps) {
  const t = useTexts(recordTexts);
  const locale = useLocale();
  const { evidences, arriving, room, ...evidence } = useEvidence({ record, subject, onChanged });
  const [asked, setAsked] = useState<Evidence | null>(null);

  const items = [...evidences.map((one) => savedItem(one, locale)), ...arriving.map(arrivingItem)];
  return (
    <PageSection title={t('evidence')}>
      <FileUpload
        label={t('evidence')}
        description={t('evidence.help')}
        items={items}
        accept={TYPES}
        remaining={room}
        remainingLabel={t('evidence.left', { count: room })}
        fullReason={t('activities.evidence.full')}
        addLabel={t('evidence.add')}
        cameraLabel={t('evidence.camera')}
        dropLabel={t('evidence.drop')}
        removeLabel={(name) => t('evidence.remove', { name })}
        retryLabel={(name) => t('evidence.retry', { name })}
        progressLabel={(name) => t('evidence.progress', { name })}
        newTabLabel={t('evidence.new-tab')}
        onAdd={evidence.add}
        onRetry={evidence.retry}
        onRemove={(id) => {
          const saved = evidences.find((one) => String(one.id) === id);
          if (saved) setAsked(saved);
          else evidence.forget(id);
        }}
      />
      <RemoveQuestion evidence={asked} onClose={() => setAsked(null)} onRemove={evidence.remove} />
    </PageSection>
  );
}

interface RemoveQuestionProps {
  evidence: Evidence | null;
  onClose: () => void;
  onRemove: (evidence: Evidence) => Promise<void>;
}

/** Asks before a file is deleted. A refusal is shown in the dialog. */
function RemoveQuestion({ evidence, onClose, onRemove }: RemoveQuestionProps) {
  const t = useTexts(recordTexts);
  const [failure, setFailure] = useState<string>();
  return (
    <ConfirmDialog
      isOpen={evidence !== null}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setFailure(undefined);
        onClose();
      }}
      title={t('evidence.remove.ask', { name: evidence?.file_name ?? '' })}
      body={t('evidence.remove.body')}
      confirmLabel={t('evidence.remove.confirm')}
      cancelLabel={t('evidence.cancel')}
      tone="danger"
      errorMessage={failure}
      onConfirm={async () => {
        if (evidence === null) return;
        try {
          await onRemove(evidence);
        } catch (error) {
          setFailure(asProblem(error).message);
          throw error;
        }
      }}
    />
  );
}

const savedItem = (evidence: Evidence, locale: string): FileItem => ({
  id: String(evidence.id),
  name: evidence.file_name,
  detail: evidenceDetail(evidence, locale),
  href: evidence.url,
  thumbnail: isPicture(evidence) ? evidence.url : undefined,
});

const arrivingItem = ({ id, file, progress, error, isRefused }: Arriving): FileItem => ({
  ...{ id, name: file.name, progress, error, isRefused },
});
