import { useMemo, useState } from 'react';
import { readAddresses } from '@ruta/contracts/invitations/address-list';
import type { InvitationRole } from '@ruta/contracts/invitations/invitation.schema';
import { BULK_MAX, BULK_TEXT_MAX } from '@ruta/contracts/invitations/limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import {
  Button,
  FileButton,
  Form,
  FormActions,
  Inline,
  InlineAlert,
  Select,
  Stack,
  Text,
  TextArea,
} from '@ruta/design-system';
import { useFieldSentence } from '../../../lib/field-sentences';
import { firstErrors } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { invitationTexts } from '../invitations.texts';
import { roleItems } from '../role-name';
import type { Bulk } from '../use-bulk';
import { SchoolChoice } from './SchoolChoice';

const FILES = ['.csv', '.txt', 'text/csv', 'text/plain'];

/** A pasted list or a CSV file, one role and an optional school (ADM-03). */
export function BulkForm({ bulk, roles }: { bulk: Bulk; roles: readonly InvitationRole[] }) {
  const t = useTexts(invitationTexts);
  const locale = useLocale();
  const sentence = useFieldSentence();
  const { written, change, pending, problem } = bulk;
  const [isChecked, setChecked] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const count = useMemo(() => readAddresses(written.text).length, [written.text]);
  const missing = {
    emails:
      count === 0
        ? sentence('invitations.emails.required')
        : count > BULK_MAX
          ? sentence('invitations.emails.too-many', { max: BULK_MAX })
          : undefined,
    role_id: written.role_id === null ? sentence('invitations.role.required') : undefined,
  };
  const refused = firstErrors(problem);
  const isFieldless = problem !== null && Object.keys(refused).length === 0;

  const attempt = (work: () => Promise<void>) => {
    setChecked(true);
    if (missing.emails === undefined && missing.role_id === undefined) void work();
  };
  const read = async (file: File) => {
    // Checked before reading, because a wrong file may have any size.
    if (file.size > BULK_TEXT_MAX * 4) return setFileProblem(t('bulk.file.too-large'));
    const text = await file.text();
    if (lengthOf(text) > BULK_TEXT_MAX) return setFileProblem(t('bulk.file.too-large'));
    setFileProblem(null);
    change({ text });
  };

  return (
    <Form aria-label={t('bulk')} onSubmit={() => attempt(bulk.review)}>
      <Stack gap={5}>
        <Text>{t('bulk.intro')}</Text>
        {(isFieldless || fileProblem !== null) && (
          <InlineAlert tone="danger" isLive title={t('bulk.failed')}>
            {fileProblem ?? problem?.message}
          </InlineAlert>
        )}
        <Stack gap={2}>
          <TextArea
            label={t('bulk.list')}
            name="emails"
            description={t('bulk.list.help')}
            rows={6}
            maxLength={BULK_TEXT_MAX}
            value={written.text}
            onChange={(text) => change({ text })}
            errorMessage={(isChecked ? missing.emails : undefined) ?? refused['emails'] ?? refused['text']}
            isRequired
          />
          <div role="status">
            <Text variant="label" tone="muted">
              {t('bulk.list.read', { count })}
            </Text>
          </div>
          <Inline>
            <FileButton accept={FILES} onChoose={(file) => void read(file)}>
              {t('bulk.file')}
            </FileButton>
          </Inline>
        </Stack>
        <Select
          label={t('role')}
          name="role_id"
          placeholder={t('role.placeholder')}
          items={roleItems(roles, locale)}
          value={written.role_id}
          onChange={(role_id) => change({ role_id })}
          errorMessage={(isChecked ? missing.role_id : undefined) ?? refused['role_id']}
          isRequired
        />
        <SchoolChoice
          school={written.school}
          onChange={(school) => change({ school })}
          errorMessage={refused['school_id']}
        />
        <FormActions
          primary={
            <Button
              type="submit"
              variant="primary"
              icon="eye"
              isPending={pending === 'preview'}
              pendingLabel={t('bulk.reviewing')}
              isDisabled={pending === 'send'}
            >
              {t('bulk.review')}
            </Button>
          }
        >
          <Button
            icon="send"
            isPending={pending === 'send'}
            pendingLabel={t('bulk.sending')}
            isDisabled={pending === 'preview'}
            onPress={() => attempt(bulk.sendWritten)}
          >
            {t('bulk.send')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
