import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ROLES } from '@ruta/contracts/roles';
import { PERMISSION_TEXTS, SCOPE_TEXTS } from '@ruta/contracts/roles/permission.texts';
import type { Matrix } from '@ruta/contracts/roles/roles.screens';
import { Button, EmptyState, Inline, PermissionMatrix, SearchField, Select, Stack, Text } from '@ruta/design-system';
import { asProblem, call, useRefresh } from '../../../lib/api';
import type { ProblemError } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { toQuery } from '@ruta/contracts/kit/page-path';
import { LeaveGuard } from '../../../shared/LeaveGuard';
import { sayDone } from '../../../shared/SnackbarBridge';
import { cellsOf, changesOf, differencesOf, groupsIn, keyOf, stillPending, switched } from '../matrix-view';
import type { Pending } from '../matrix-view';
import { changePermissions, ROLES_TOUCHED } from '../roles.calls';
import { Choices, Legend, PendingBar } from '../roles.styles';
import { roleTexts } from '../roles.texts';
import { useWide } from '../../../shared/use-wide';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));

const ALL = 'all';
/** Reaches from the least to the most. */
const REACHES = ['nothing', 'own', 'school', 'branch', 'all'] as const;
/** How far a permission reaches when it is on. A catalogue has nobody's data, so all of it is reached. */
const REACH_OF = { O: 'own', S: 'school', H: 'branch', A: 'all', C: 'all' } as const;
const NONE: Pending = new Map();

/** The matrix with its unsaved changes (ADM-06). Narrow screens show one role at a time. */
export function MatrixEditor({ matrix: { roles, groups, can } }: { matrix: Matrix }) {
  const t = useTexts(roleTexts);
  const locale = useLocale();
  const refresh = useRefresh();
  const isWide = useWide();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const [touched, setTouched] = useState<Pending>(NONE);
  const [isReviewing, setReviewing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const cells = useMemo(() => cellsOf(roles), [roles]);
  const pending = stillPending(touched, cells);

  const asked = roles.find(({ code }) => code === address.get('role'));
  const chosen = asked ?? (isWide ? undefined : roles[0]);
  const shown = chosen ? [chosen] : roles;
  const found = groupsIn(groups, locale, search);
  const codes = new Map(
    groups.flatMap(({ permissions }) => permissions.map(({ id, code }) => [String(id), code] as const)),
  );
  const nameOf = (id: string) => ROLES[roles.find((role) => String(role.id) === id)?.code ?? 'PROF'].name[locale];

  const save = async () => {
    setSaving(true);
    try {
      const reply = await call(changePermissions, { body: { changes: changesOf(pending) } });
      setTouched(NONE);
      setReviewing(false);
      setProblem(null);
      sayDone(reply);
    } catch (error) {
      setProblem(asProblem(error));
    }
    await refresh(ROLES_TOUCHED);
    setSaving(false);
  };

  return (
    <Stack gap={4}>
      <Choices>
        <Select
          label={t('role')}
          value={chosen ? chosen.code : ALL}
          onChange={(code) => setAddress(toQuery({ role: code === ALL ? undefined : code }), { replace: true })}
          items={[
            ...(isWide ? [{ id: ALL, label: t('role.all') }] : []),
            ...roles.map(({ code }) => ({ id: code, label: ROLES[code].name[locale] })),
          ]}
        />
        <SearchField
          label={t('search')}
          placeholder={t('search.hint')}
          value={search}
          onChange={(text) => setSearch(text.slice(0, 200))}
        />
      </Choices>
      <Legend>
        {REACHES.map((reach) => (
          <div key={reach}>
            <dt>{t(`reach.${reach}`)}</dt>
            <dd>{t(`legend.${reach}`)}</dd>
          </div>
        ))}
      </Legend>
      {found.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('no-match.title')}
          body={t('no-match.body')}
          action={<Button onPress={() => setSearch('')}>{t('no-match.clear')}</Button>}
        />
      ) : (
        <PermissionMatrix
          aria-label={t('matrix')}
          rowsLabel={t('permission')}
          columns={shown.map(({ id, code, permissions }) => ({
            id: String(id),
            label: ROLES[code].name[locale],
            isLocked: permissions.every(({ locked }) => locked),
          }))}
          groups={found}
          cellOf={(permission, role) => {
            const key = `${role}:${permission}`;
            const cell = cells.get(key);
            const code = codes.get(permission);
            if (!cell || !code) return null;
            const isOn = pending.get(key) ?? cell.enabled;
            return {
              isOn,
              isLocked: cell.locked || !can.change,
              isChanged: pending.has(key),
              note: t(`reach.${isOn ? REACH_OF[cell.scope] : 'nothing'}`),
              label: t('cell.name', {
                permission: PERMISSION_TEXTS[code][locale],
                role: nameOf(role),
                scope: SCOPE_TEXTS[cell.scope][locale],
              }),
            };
          }}
          onToggle={(permission, role, isOn) => {
            const key = keyOf(Number(role), Number(permission));
            setTouched(switched(pending, key, isOn, cells.get(key)?.enabled ?? false));
          }}
          emptyLabel={t('cell.none')}
          lockedLabel={t('cell.locked')}
        />
      )}
      <Text variant="caption" tone="muted">
        {t('fixed.body')}
      </Text>
      {pending.size > 0 && (
        <PendingBar role="status">
          <Text weight="medium">{t('pending', { count: pending.size })}</Text>
          <Inline>
            <Button onPress={() => setTouched(NONE)}>{t('discard')}</Button>
            <Button
              variant="primary"
              onPress={() => {
                setProblem(null);
                setReviewing(true);
              }}
            >
              {t('review')}
            </Button>
          </Inline>
        </PendingBar>
      )}
      {isReviewing && (
        <Suspense>
          <ReviewDialog
            differences={differencesOf(pending, roles)}
            isSaving={isSaving}
            problem={problem}
            onSave={() => void save()}
            onClose={() => setReviewing(false)}
          />
        </Suspense>
      )}
      <LeaveGuard hasChanges={() => pending.size > 0} isKept={false} />
    </Stack>
  );
}
