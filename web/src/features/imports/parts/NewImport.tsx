import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CYCLE_KINDS, type ImportKindKey } from '@ruta/contracts/imports/import-kinds';
import type { ImportList } from '@ruta/contracts/imports/imports.screens';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { IMPORT_BYTES, IMPORT_ROWS, IMPORT_TYPES } from '@ruta/contracts/imports/limits';
import { FileButton, Inline, InlineAlert, Select, Stack, Text } from '@ruta/design-system';
import { asProblem, firstErrors, upload, useRefresh } from '../../../lib/api';
import { useFieldSentence } from '../../../lib/field-sentences';
import { useTexts } from '../../../lib/i18n';
import { DocumentButton } from '../../../shared/documents/DocumentButton';
import { PageSection } from '../../../shared/PageSection';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSending } from '../../../shared/use-sending';
import { IMPORTS, readImport, templateHref } from '../imports.calls';
import { importTexts } from '../imports.texts';
import { useNumber } from '../use-number';

const MB = 1024 * 1024;
const ACCEPTED = ['.csv', '.xlsx', ...IMPORT_TYPES];

export interface NewImportProps {
  kinds: readonly [ImportKindKey, ...ImportKindKey[]];
  /** Cycles that can change, for files of a cycle. */
  cycles: ImportList['cycles'];
  /** The kind that is chosen at first, where the person may import it. */
  first?: string | undefined;
}

/** Chooses a file, which is read at once; its page shows what each row would do. */
export function NewImport({ kinds, cycles, first }: NewImportProps) {
  const t = useTexts(importTexts);
  const number = useNumber();
  const say = useFieldSentence();
  const refresh = useRefresh();
  const sending = useSending();
  const navigate = useNavigate();
  const [kind, setKind] = useState(kinds.find((one) => one === first) ?? kinds[0]);
  const [cycle, setCycle] = useState(cycles[0]?.id);
  const isOfCycle = CYCLE_KINDS.some((one) => one === kind);
  const cycle_id = isOfCycle ? cycle : undefined;
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();

  const read = async (file: File) => {
    if (file.size > IMPORT_BYTES) return setFailure(say('file.too-large', { max: IMPORT_BYTES / MB }));
    setReading(true);
    setFailure(undefined);
    try {
      const reply = await upload(readImport, {
        form: { kind, file, ...(cycle_id === undefined ? {} : { cycle_id: String(cycle_id) }) },
      });
      sayDone(reply);
      void refresh(IMPORTS);
      await navigate(importsPages.adminImport.href({ id: reply.data.id }));
    } catch (error) {
      const problem = asProblem(error);
      setFailure(firstErrors(problem)['file'] ?? problem.message);
      setReading(false);
    }
  };

  return (
    <PageSection title={t('new.title')}>
      <Stack gap={3}>
        <Text tone="muted">{t('new.help', { mb: IMPORT_BYTES / MB, rows: number(IMPORT_ROWS) })}</Text>
        {failure !== undefined && (
          <InlineAlert tone="danger" title={t('new.failed')} isLive>
            {failure}
          </InlineAlert>
        )}
        {kinds.length > 1 && (
          <Select
            label={t('new.kind')}
            items={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
            value={kind}
            onChange={(id) => setKind(kinds.find((known) => known === id) ?? kind)}
          />
        )}
        {isOfCycle && cycles.length > 1 && (
          <Select
            label={t('new.cycle')}
            items={cycles.map(({ id, period }) => ({ id: String(id), label: period }))}
            value={cycle === undefined ? null : String(cycle)}
            onChange={(id) => setCycle(cycles.find((known) => String(known.id) === id)?.id ?? cycle)}
          />
        )}
        <Inline gap={2}>
          <FileButton
            accept={ACCEPTED}
            variant="primary"
            isPending={isReading}
            {...sending()}
            onChoose={(file) => void read(file)}
          >
            {t(isReading ? 'new.reading' : 'new.choose')}
          </FileButton>
          <DocumentButton href={templateHref(kind)}>{t('new.template')}</DocumentButton>
        </Inline>
      </Stack>
    </PageSection>
  );
}
