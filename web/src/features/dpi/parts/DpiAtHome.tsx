import { lazy, Suspense, useState } from 'react';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import type { Panel } from '@ruta/contracts/kit/screen';
import { InlineAlert, LinkButton } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { dpiHomeTexts } from '../dpi-home.texts';
import { wasLed } from '../entry-once';
import type { DpiEntryProps } from './DpiEntry';

/** A home opens without it: then its banner leads to the diagnostic. */
const DpiEntry = lazy(async () => {
  const loading = import('./DpiEntry').then((loaded) => loaded.DpiEntry);
  return { default: await loading.catch((): typeof Nothing => Nothing) };
});
const Nothing = (_: DpiEntryProps) => null;

/** On the home of who has the diagnostic before them: a banner, and once a session the countdown that leads there (DPI-01). */
export function DpiAtHome({ duties }: { duties: Panel<readonly ManagementAction[]> }) {
  const own = duties.state === 'ready' ? duties.data.find(isOwnSheet) : undefined;
  return own ? <Waiting duty={own} /> : null;
}

/** The caller’s own sheet; leaders have another line for their school. */
const isOwnSheet = ({ key, url }: ManagementAction) => key === 'dpi_pending' && url === dpiPages.dpi.href();

function Waiting({ duty: { act, due_at } }: { duty: ManagementAction }) {
  const t = useTexts(dpiHomeTexts);
  const { me } = useSession();
  const [isLed, setLed] = useState(() => !wasLed(me.user.id));
  const [day = ''] = due_at === null ? [] : formatInstant(due_at, me.user_timezone).split(' ');
  const isBegun = act === 'continue';
  return (
    <>
      <InlineAlert
        tone="info"
        title={t('title')}
        actions={
          <LinkButton size="S" href={dpiPages.dpi.href()}>
            {t(isBegun ? 'continue' : 'answer')}
          </LinkButton>
        }
      >
        {t('body', { day })}
      </InlineAlert>
      {isLed && (
        <Suspense fallback={null}>
          <DpiEntry isBegun={isBegun} onLater={() => setLed(false)} />
        </Suspense>
      )}
    </>
  );
}
