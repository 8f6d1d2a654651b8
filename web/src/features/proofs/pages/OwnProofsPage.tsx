import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ProofList } from '../parts/ProofList';
import { ownProofsScreen } from '../proofs.calls';
import { proofTexts } from '../proofs.texts';
import { queryOf, useProofsView } from '../use-proofs-view';

/** A teacher's own proofs by cycle (ACT-06). */
export function OwnProofsPage() {
  const t = useTexts(proofTexts);
  const [view, actions] = useProofsView();
  const result = useScreen(ownProofsScreen, { query: queryOf(view) });
  return (
    <ProofList
      title={t('title.own')}
      intro={t('intro')}
      result={result}
      view={view}
      actions={actions}
      cycles={result.data?.cycles ?? []}
    />
  );
}
