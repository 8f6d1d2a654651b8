import type { Embedded as EmbeddedReply } from '@ruta/contracts/other-content/other-content.screens';
import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import type { ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { embeddedTexts } from '../embedded.texts';
import { fundamentacionScreen, intelligenceScreen } from '../other-content.calls';
import { EmbeddedFrame } from '../parts/EmbeddedFrame';

function Embedded({ result }: { result: ReadResult<EmbeddedReply> }) {
  const t = useTexts(embeddedTexts);
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={480} />}
      loadingLabel={t('loading')}
    >
      {({ page }) => <EmbeddedFrame key={page.url} page={page} />}
    </ScreenState>
  );
}

/** The network's dashboard (OTH-02): `/intelligence`. */
export function IntelligencePage() {
  return <Embedded result={useScreen(intelligenceScreen, {})} />;
}

/** What the network's work is founded on (OTH-02): `/fundamentacion`. */
export function FundamentacionPage() {
  return <Embedded result={useScreen(fundamentacionScreen, {})} />;
}
