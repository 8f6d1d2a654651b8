import { ROLES } from '@ruta/contracts/roles';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import { usersPages } from '@ruta/contracts/users/users.pages';
import { Inline, Link, Text, VisuallyHidden } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { differencesOf } from '../audit-words';
import { Diff, Entries, EntryFrame, Side } from '../audit.styles';
import { auditTexts } from '../audit.texts';

/** The entries of a page, newest first. */
export function AuditEntries({ entries, isBusy }: { entries: readonly AuditEntry[]; isBusy: boolean }) {
  const t = useTexts(auditTexts);
  return (
    <Entries aria-label={t('list')} aria-busy={isBusy}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Entries>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const locale = useLocale();
  const { me } = useSession();
  const { at, actor, action } = entry;
  const differences = differencesOf(entry, { t, locale, timezone: me.user_timezone });
  return (
    <EntryFrame>
      <time dateTime={`${at.replace(' ', 'T')}Z`}>{formatInstant(at, me.user_timezone)}</time>
      <div>
        <Inline gap={2} align="baseline">
          <Text weight="medium">{t(`action.${action}`)}</Text>
          <Subject subject={entry.subject} />
        </Inline>
        <Text variant="label" tone="muted">
          {actor === null
            ? t('actor.nobody')
            : [nameOf(actor.fullname, t('actor.purged')), actor.role && ROLES[actor.role].name[locale]]
                .filter(Boolean)
                .join(' · ')}
        </Text>
        {differences.length > 0 && (
          <Diff aria-label={t('changes')}>
            {differences.map(({ field, before, after }) => (
              <Changed key={field} field={field} before={before} after={after} />
            ))}
          </Diff>
        )}
      </div>
    </EntryFrame>
  );
}

/** The server sends a dash as the name of a purged person. */
const nameOf = (fullname: string, purged: string) => (fullname === '' || fullname === '—' ? purged : fullname);

function Subject({ subject: { type, id, label } }: Pick<AuditEntry, 'subject'>) {
  const t = useTexts(auditTexts);
  const locale = useLocale();
  const { can } = useSession();
  if (label === '') return <Text tone="muted">{t('subject.gone')}</Text>;
  if (type === 'user' && id !== null && can('user:read'))
    return <Link href={usersPages.adminUser.href({ id })}>{label}</Link>;
  // The log stores a role's Spanish name; it is shown in the reader's language.
  const role = type === 'role' ? Object.values(ROLES).find(({ name }) => name.es === label) : undefined;
  return <Text>{role?.name[locale] ?? label}</Text>;
}

interface ChangedProps {
  field: string;
  before: string | null;
  after: string | null;
}

/** One field, before and after. */
function Changed({ field, before, after }: ChangedProps) {
  const t = useTexts(auditTexts);
  return (
    <>
      <dt>{field}</dt>
      <dd>
        {before !== null && (
          <Side data-side="before">
            <span aria-hidden="true">−</span>
            <del>
              <VisuallyHidden>{`${t('before')}: `}</VisuallyHidden>
              {before}
            </del>
          </Side>
        )}
        {after !== null && (
          <Side data-side="after">
            <span aria-hidden="true">+</span>
            <ins>
              <VisuallyHidden>{`${t('after')}: `}</VisuallyHidden>
              {after}
            </ins>
          </Side>
        )}
      </dd>
    </>
  );
}
