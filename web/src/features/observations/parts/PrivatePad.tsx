import { NOTE_MAX } from '@ruta/contracts/observations/limits';
import {
  Button,
  Disclosure,
  Form,
  FormActions,
  IconButton,
  Inline,
  Stack,
  Text,
  TextField,
  vars,
} from '@ruta/design-system';
import { noteFits } from '@ruta/state-machines/observations/observation.rules';
import { styled } from 'styled-components';
import { hourIn } from '../../../lib/hour-in';
import { useTexts } from '../../../lib/i18n';
import { instantOf, msOf } from '../../../lib/instants';
import { useSession, useSessionStatus } from '../../../lib/session';
import { useKeptText } from '../../../shared/use-kept-text';
import { padPlace } from '../kept-text';
import { padTexts } from '../pad.texts';
import type { ObservationFlow } from '../use-observation-flow';
import { LateDragLine } from './late-drag';
import { Written } from './Written';

const Lines = styled.ol`
  display: grid;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[3]};
  align-items: baseline;
`;

const Acts = styled.div`
  grid-column: 2;
`;

interface PrivatePadProps {
  flow: ObservationFlow;
  questionId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The private pad beside a guide: lines with their minute, which move into the comment of the question in sight. They are
 * the observer's alone and go with the draft when the observation is registered (decision 0046).
 */
export function PrivatePad({ flow: { snapshot, send }, questionId, isOpen, onOpenChange }: PrivatePadProps) {
  const t = useTexts(padTexts);
  const { me } = useSession();
  const { clockOffset } = useSessionStatus();
  const { typed, guideId, professorId } = snapshot.context;
  const { notes } = typed;
  const [text, setText] = useKeptText(padPlace(me.user.id, guideId, professorId ?? 0));
  const isFull = text.trim() !== '' && !noteFits(notes, text);
  const write = () => {
    if (!noteFits(notes, text)) return;
    const at = instantOf(Date.now() + clockOffset);
    send({ type: 'note.written', text, at });
    setText('');
  };
  return (
    <Disclosure
      title={t('title')}
      note={notes.length === 0 ? undefined : t('lines', { count: notes.length })}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
    >
      <Stack gap={3}>
        <Text variant="caption" tone="muted">
          {t('who')}
        </Text>
        <Form onSubmit={write}>
          <Stack gap={2}>
            <TextField
              label={t('note')}
              value={text}
              maxLength={NOTE_MAX}
              onChange={setText}
              errorMessage={isFull ? t('full') : undefined}
            />
            <FormActions
              primary={
                <Button type="submit" icon="plus">
                  {t('write')}
                </Button>
              }
            />
          </Stack>
        </Form>
        {notes.length > 0 && (
          <Lines role="list" aria-label={t('title')}>
            {notes.map(({ at, text: line }, note) => {
              const mayDrop = snapshot.can({ type: 'note.dropped', note, questionId });
              return (
                <Line key={`${at} ${note}`}>
                  <Text variant="caption" tone="muted">
                    <time dateTime={`${at.replace(' ', 'T')}Z`}>{hourIn(me.user_timezone, msOf(at))}</time>
                  </Text>
                  <LateDragLine id={String(note)} label={t('drag', { text: line })} isDisabled={!mayDrop}>
                    <Written>
                      <Text>{line}</Text>
                    </Written>
                  </LateDragLine>
                  <Acts>
                    <Inline gap={2}>
                      <Button
                        size="S"
                        isDisabled={!mayDrop}
                        disabledReason={mayDrop ? undefined : t('drop.full')}
                        onPress={() => send({ type: 'note.dropped', note, questionId })}
                      >
                        {t('drop')}
                      </Button>
                      <IconButton
                        icon="trash"
                        size="S"
                        label={t('remove', { text: line })}
                        onPress={() => send({ type: 'note.removed', note })}
                      />
                    </Inline>
                  </Acts>
                </Line>
              );
            })}
          </Lines>
        )}
      </Stack>
    </Disclosure>
  );
}
