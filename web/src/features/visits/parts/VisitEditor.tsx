import { useState } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { EMPTY_RECORD, blankDraft, draftsDiffer } from '@ruta/state-machines/visits/visit.rules';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import { Button, EmptyState, InlineAlert, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { forget } from '../../../lib/kept';
import { draftPlace, keptDraft } from '../kept-draft';
import type { KeptDraft } from '../kept-draft';
import { visitTexts } from '../visits.texts';
import { useVisitFlow } from '../use-visit-flow';
import type { VisitFlow } from '../use-visit-flow';
import { isDirty, useKeptDraft } from '../use-visit-form';
import { draftOf, inputOf, versionOf } from '../visit-draft';
import { agendaAt, backOf } from '../visit-places';
import type { AskedPlace } from '../../../shared/acts/asked-place';
import { VisitConflict } from './VisitConflict';
import { DraftAtRest } from './DraftAtRest';
import { DeleteDraftQuestion } from './DraftQuestions';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { useFollow } from '../../../shared/flow/use-follow';
import type { FormFacts } from './StepObjective';
import { VisitForm } from './VisitForm';
import { VisitSigns } from './VisitSigns';

export interface VisitEditorProps {
  facts: FormFacts;
  /** The visit when it was opened; null for a new one. */
  visit: Visit | null;
  /** The latest version of the server. */
  shown?: Visit | undefined;
  /** The place of the agenda that a new visit was asked for. */
  place?: AskedPlace | null | undefined;
}

/** The form of a visit, with restored input from this device. */
export function VisitEditor(props: VisitEditorProps) {
  const { facts, visit, place: asked } = props;
  const { me } = useSession();
  const place = draftPlace(me.user.id, facts.school.id, visit?.id ?? null);
  const serverDraft = visit === null ? { ...blankDraft(facts.axes.map(({ id }) => id)), ...asked } : draftOf(visit);
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const found = keptDraft(
      place,
      serverDraft.axes.map(({ axis_id }) => axis_id),
    );
    return found && draftsDiffer(found.draft, serverDraft) ? found : null;
  });
  return (
    <OpenEditor
      key={kept === null ? 'server' : 'kept'}
      {...props}
      serverDraft={serverDraft}
      kept={kept}
      onForget={() => {
        forget(place);
        setKept(null);
      }}
    />
  );
}

interface OpenEditorProps extends VisitEditorProps {
  serverDraft: VisitDraft;
  kept: KeptDraft | null;
  onForget: () => void;
}

function OpenEditor({ facts, visit, shown, place = null, serverDraft, kept, onForget }: OpenEditorProps) {
  const t = useTexts(visitTexts);
  const { me } = useSession();
  const { school } = facts;
  const [opening] = useState(() => ({ revision: kept?.revision ?? visit?.revision ?? 0, serverDraft }));
  const [isRestored, setRestored] = useState(kept !== null);
  const flow = useVisitFlow({
    schoolId: school.id,
    returnTo: place === null ? undefined : (day) => agendaAt(school.id, day ?? place.date),
    input: {
      ...(visit === null
        ? {
            visitId: null,
            statusKey: 'new',
            eraser: true,
            isCancelled: false,
            draft: serverDraft,
            ...OPENED,
            today: facts.schoolToday,
          }
        : inputOf(visit, { ...OPENED, today: facts.schoolToday })),
      revision: opening.revision,
      ...(kept && { draft: kept.draft }),
    },
  });
  useFollow(flow, { shown, versionOf, timezone: school.timezone });
  const { snapshot } = flow;
  const hasChanges = useKeptDraft(flow, { opening, userId: me.user.id, schoolId: school.id });
  // Every save raises the revision. From then on discarding would take back what was saved.
  const isUntouchedOnServer = snapshot.context.revision === opening.revision;
  return (
    <Stack gap={4}>
      <EditorHeader flow={flow} facts={facts} visit={visit} place={place} />
      {isRestored && hasChanges && isUntouchedOnServer && snapshot.hasTag('editing') && (
        <InlineAlert
          title={t('restored.title')}
          actions={
            <>
              <Button size="S" onPress={onForget}>
                {t('restored.discard')}
              </Button>
              <Button size="S" variant="quiet" onPress={() => setRestored(false)}>
                {t('restored.keep')}
              </Button>
            </>
          }
        >
          {t('restored.body')}
        </InlineAlert>
      )}
      <EditorBody flow={flow} facts={facts} hasChanges={hasChanges} />
      <VisitConflict flow={flow} axes={facts.axes} />
      <FlowGuard flow={flow} isUnsaved={(context) => isDirty(context, opening)} />
    </Stack>
  );
}

const OPENED = { openFor: 'edit', record: EMPTY_RECORD } as const;

interface EditorHeaderProps {
  flow: VisitFlow;
  facts: FormFacts;
  visit: Visit | null;
  place: AskedPlace | null;
}

function EditorHeader({ flow, facts, visit, place }: EditorHeaderProps) {
  const t = useTexts(visitTexts);
  const [isAsked, setAsked] = useState(false);
  const { snapshot, send } = flow;
  const { visitId, eraser } = snapshot.context;
  const isDraft = visitId !== null && eraser;
  const isAtRest = snapshot.matches('draft') || snapshot.matches('confirmingDiscard');
  return (
    <>
      <PageHeader
        title={visit === null ? t('create.title') : visit.eraser ? t('edit.draft.title') : t('edit.title')}
        backTo={backOf(place, facts.school.id, t)}
        meta={
          <>
            {visit && <VisitSigns visit={visit} />}
            <Text tone="muted">{facts.school.name}</Text>
          </>
        }
        actions={
          isDraft && snapshot.matches('composing') ? (
            <Button variant="quiet" icon="trash" onPress={() => setAsked(true)}>
              {t('draft.delete')}
            </Button>
          ) : undefined
        }
      />
      <DeleteDraftQuestion
        isOpen={isAsked || snapshot.matches('confirmingDiscard')}
        onConfirm={() => {
          // From a step of the form, first leave it without the changes.
          if (!isAtRest) {
            send({ type: 'visit.editCancelled' });
            send({ type: 'draft.discardRequested' });
          }
          send({ type: 'action.confirmed' });
        }}
        onClose={() => {
          setAsked(false);
          send({ type: 'action.declined' });
        }}
      />
    </>
  );
}

function EditorBody({ flow, facts, hasChanges }: { flow: VisitFlow; facts: FormFacts; hasChanges: boolean }) {
  const t = useTexts(visitTexts);
  const { snapshot } = flow;
  const { visitId, statusKey, isCancelled } = snapshot.context;
  if ((statusKey !== 'new' || isCancelled) && visitId !== null && !snapshot.hasTag('conflict')) {
    const at = { school_id: facts.school.id, id: visitId };
    return (
      <EmptyState
        icon="visit"
        title={isCancelled ? t('moved.cancelled') : statusKey === 'finished' ? t('moved.finished') : t('moved.started')}
        body={t('moved.body')}
        action={
          isCancelled || statusKey === 'finished' ? (
            <LinkButton href={visitsPages.coachVisitDetail.href(at)}>{t('detail')}</LinkButton>
          ) : (
            <LinkButton href={visitsPages.coachVisitStart.href(at)}>{t('resume')}</LinkButton>
          )
        }
      />
    );
  }
  if (snapshot.hasTag('draft') || snapshot.matches('discarded'))
    return <DraftAtRest flow={flow} schoolId={facts.school.id} />;
  return <VisitForm flow={flow} facts={facts} hasChanges={hasChanges} />;
}
