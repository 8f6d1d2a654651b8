import type { UserOutcome } from '@ruta/contracts/users/users-at-once.api';
import { Button, ConfirmDialog, Heading, Modal, Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { sharedTexts } from '../../../shared/shared.texts';
import type { DeedsAtOnce, PersonResult } from '../use-deeds-at-once';
import { PeopleList } from '../users.styles';
import { atOnceTexts } from '../at-once.texts';
import { userTexts } from '../users.texts';

/** Asks before something is done with several accounts, naming them all; then tells what became of each (ADM-04). */
export function AtOnceDialogs({ deeds }: { deeds: DeedsAtOnce }) {
  const t = useTexts(atOnceTexts);
  const words = useTexts(userTexts);
  const shared = useTexts(sharedTexts);
  const { asked, told, problem } = deeds;
  return (
    <>
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && deeds.close()}
          title={t(`${asked.deed}.ask-all`, { count: asked.people.length })}
          body={t(`${asked.deed}.body-all`)}
          confirmLabel={words(asked.deed)}
          cancelLabel={shared('cancel')}
          tone={asked.deed === 'ban' || asked.deed === 'delete' ? 'danger' : 'default'}
          onConfirm={deeds.confirm}
          errorMessage={problem?.message}
        >
          <PeopleList tabIndex={0} role="list" aria-label={words('chosen')}>
            {asked.people.map(({ id, fullname }) => (
              <li key={id}>{fullname}</li>
            ))}
          </PeopleList>
        </ConfirmDialog>
      )}
      {told && <ResultsDialog told={told} onClose={deeds.closeResults} />}
    </>
  );
}

/** Who was refused comes first: they stay chosen. */
const ORDER: readonly UserOutcome[] = ['refused', 'done', 'already'];

function ResultsDialog({ told, onClose }: { told: NonNullable<DeedsAtOnce['told']>; onClose: () => void }) {
  const t = useTexts(atOnceTexts);
  const shared = useTexts(sharedTexts);
  const { deed, results } = told;
  const of = (outcome: UserOutcome) => results.filter(({ result }) => result.outcome === outcome);
  const refused = of('refused').length;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`${deed}.told`, { count: of('done').length, total: results.length })}
      description={refused > 0 ? t('told.stay', { count: refused }) : undefined}
      closeLabel={shared('close')}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('told.close')}
        </Button>
      }
    >
      <Stack gap={5}>
        {ORDER.filter((outcome) => of(outcome).length > 0).map((outcome) => (
          <Stack key={outcome} gap={2} element="section">
            <Heading level={3} size="S">
              {t(`told.${outcome}`, { count: of(outcome).length })}
            </Heading>
            <People label={t(`told.${outcome}`, { count: of(outcome).length })} results={of(outcome)} />
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}

/** A list that scrolls by itself is reached by Tab. */
const People = ({ label, results }: { label: string; results: readonly PersonResult[] }) => (
  <PeopleList role="list" aria-label={label} tabIndex={0}>
    {results.map(({ user, result }) => (
      <li key={user.id}>
        {user.fullname}
        {result.why !== null && (
          <Text element="p" variant="label" tone="muted">
            {result.why}
          </Text>
        )}
      </li>
    ))}
  </PeopleList>
);
