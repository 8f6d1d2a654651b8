import type { AuditSubject } from '@ruta/contracts/audit/audit.schema';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

export const SUBJECTS = [
  'user',
  'role',
  'school',
  'cycle',
  'period',
  'holiday',
  'content',
  'pill',
  'pill-category',
  'formation-plan',
  'dpi-question',
  'central-activity',
  'import',
  'invitation',
] as const satisfies readonly AuditSubject[];

interface AuditFilters {
  search: string;
  subject: AuditSubject | undefined;
  /** Only together with `subject`: one account, role or school. */
  subjectId: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** Page and filters of the log, in the address. */
export type AuditView = ViewOf<AuditFilters>;
export type AuditViewActions = ListActions<AuditFilters>;

const dayIn = (address: URLSearchParams, name: string) => /^\d{4}-\d\d-\d\d$/.exec(address.get(name) ?? '')?.[0];

const FORM: AddressForm<AuditFilters> = {
  read: (address) => ({
    search: textIn(address, 'search'),
    subject: choiceIn(address, 'subject', SUBJECTS),
    subjectId: idIn(address, 'subject_id'),
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
  }),
  write: ({ search, subject, subjectId, from, to }) => ({ search, subject, from, to, subject_id: subjectId }),
  nothing: { search: '', subject: undefined, subjectId: undefined, from: undefined, to: undefined },
  isReplacing: true,
};

export const useAuditView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, search, subjectId, ...rest }: AuditView) => ({
  ...rest,
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
  subject_id: subjectId,
});

export const isNarrowed = ({ search, subject, subjectId, from, to }: AuditView): boolean =>
  search !== '' || [subject, subjectId, from, to].some((value) => value !== undefined);
