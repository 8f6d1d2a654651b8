import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BankQuestion } from '@ruta/contracts/dpi/bank.schema';
import type { DpiBank } from '@ruta/contracts/dpi/bank.screens';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { importsPages } from '@ruta/contracts/imports/imports.pages';
import {
  Button,
  EmptyState,
  Inline,
  InlineAlert,
  LinkButton,
  OrderList,
  PageHeader,
  Select,
  Stack,
  StatusChip,
  Text,
} from '@ruta/design-system';
import { QUESTION_SECONDS } from '@ruta/state-machines/dpi/dpi.rules';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useThemeName } from '../../../shared/themes/use-theme-name';
import { bankTexts } from '../bank.texts';
import { useBankDeeds } from '../use-bank-deeds';
import { BankMenu } from './BankMenu';

// Loaded on demand.
const BankDialog = lazy(async () => ({ default: (await import('./BankDialog')).BankDialog }));
const BankPreview = lazy(async () => ({ default: (await import('./BankPreview')).BankPreview }));

/** The questions of a cycle in their order, with what is done with each (DPI-02; decision 0061). */
export function BankView({ cycle, questions, cycles }: DpiBank) {
  const t = useTexts(bankTexts);
  const navigate = useNavigate();
  const deeds = useBankDeeds();
  const [open, setOpen] = useState<BankQuestion | 'new' | null>(null);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const isChoosing = cycles.some(({ id }) => id !== cycle?.id);
  const canEdit = cycle !== null && cycle.locked === null;
  const add = canEdit && (
    <Button variant="primary" icon="plus" onPress={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  const shown = previewed === null ? undefined : questions[previewed];
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('title')}
        meta={cycle && !isChoosing && <Text tone="muted">{t('meta.cycle', { cycle: cycle.name })}</Text>}
        {...(questions.length > 0 && { primaryAction: add })}
        actions={
          <LinkButton icon="folder" href={`${importsPages.adminCatalogues.href()}?kind=dpi_questions`}>
            {t('catalogues')}
          </LinkButton>
        }
      />
      {isChoosing && (
        <Inline>
          <Select
            label={t('cycle')}
            items={cycles.map(({ id, period }) => ({ id: String(id), label: period }))}
            value={cycle === null ? null : String(cycle.id)}
            onChange={(id) => void navigate(dpiPages.adminDpiBank.href(undefined, { cycle: id }))}
          />
        </Inline>
      )}
      {cycle?.locked && <InlineAlert tone="info" title={t(`locked.${cycle.locked}`)} />}
      {cycle === null && <EmptyState icon="info" title={t('no-cycle.title')} body={t('no-cycle.body')} />}
      {cycle !== null && questions.length === 0 && (
        <EmptyState icon="list" title={t('empty.title')} body={t('empty.body')} action={add} />
      )}
      {questions.length > 0 && (
        <>
          {canEdit && <Text tone="muted">{t('help')}</Text>}
          <OrderList
            label={t('list')}
            isDisabled={!canEdit}
            onMove={(id, place) => void deeds.move(Number(id), place)}
            items={questions.map((question, at) => ({
              ...{ id: String(question.id), label: question.question, content: <Line question={question} /> },
              actions: (
                <BankMenu
                  question={question}
                  place={at + 1}
                  total={questions.length}
                  canEdit={canEdit}
                  onEdit={() => setOpen(question)}
                  onPreview={() => setPreviewed(at)}
                  onMove={(place) => void deeds.move(question.id, place)}
                  onTurn={() => void deeds.turn(question)}
                />
              ),
            }))}
          />
        </>
      )}
      <Suspense fallback={null}>
        {open !== null && cycle && (
          <BankDialog
            question={open === 'new' ? null : open}
            used={questions.map(({ theme }) => theme)}
            cycleId={cycle.id}
            onClose={() => setOpen(null)}
          />
        )}
        {shown && previewed !== null && (
          <BankPreview
            question={shown}
            place={previewed + 1}
            total={questions.length}
            onClose={() => setPreviewed(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function Line({ question: { question, question_en, theme, roles, timeout, active } }: { question: BankQuestion }) {
  const t = useTexts(bankTexts);
  const themeName = useThemeName();
  const isEnglish = useLocale() === 'en';
  const asked = roles.map((role) => t(`role.${role}`)).join(', ') || t('everybody');
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Text {...(active ? {} : { tone: 'muted' as const })}>{(isEnglish && question_en) || question}</Text>
        {!active && <StatusChip status="cancelled">{t('off')}</StatusChip>}
      </Inline>
      <Text variant="caption" tone="muted">
        {[themeName(theme), asked, t('seconds', { count: timeout ?? QUESTION_SECONDS })].join(' · ')}
      </Text>
    </Stack>
  );
}
