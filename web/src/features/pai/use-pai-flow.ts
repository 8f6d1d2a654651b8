import { useEffect, useRef, useState } from 'react';
import { dpiPages } from '@ruta/contracts/dpi/dpi.pages';
import { paiPages } from '@ruta/contracts/pai/pai.pages';
import type { PaiEstablishing } from '@ruta/contracts/pai/pai.screens';
import type { DpiFacts } from '@ruta/state-machines/dpi/dpi.events';
import { dpiMachine, type DpiInput } from '@ruta/state-machines/dpi/dpi.machine';
import { blankItem } from '@ruta/state-machines/dpi/pai.rules';
import { itemOf } from '@ruta/state-machines/dpi/pai.wire';
import { useNavigate } from 'react-router';
import { call, ProblemError } from '../../lib/api';
import { forget } from '../../lib/kept';
import { useSession } from '../../lib/session';
import { useFlow, type PortsOf } from '../../shared/flow/use-flow';
import { keptTabs, planPlace, type KeptTab } from './kept-tabs';
import { AFTER_CHANGE, establishPlan } from './pai.calls';
import { isSame } from './pai-items';
import { useKnownTabs, usePaiDrafts, type KnownTabs } from './use-pai-drafts';

/** What other people may change while a plan is written. */
const factsOf = ({ pai }: PaiEstablishing): DpiFacts => ({
  ...{ startsOn: pai.dpiClosure?.start_at ?? pai.today, endsOn: pai.dpiClosure?.end_at ?? pai.today },
  ...{ hasChartData: pai.hasChartData, totalValidated: pai.totalValidated },
  isPaiEstablished: pai.standing === 'established',
});

/** What the machine begins with: the plan is all that is wanted of the diagnostic. What the device kept comes first. */
function inputOf(page: PaiEstablishing, kept: ReadonlyMap<number, KeptTab>): DpiInput {
  const { pai, form } = page;
  const tabs = form?.tabs ?? [];
  return {
    ...{ purpose: 'pai', questions: [], submission: 'none', timeFactor: 1, ...factsOf(page) },
    ...{ today: pai.today, cycleEndsOn: pai.cycle.end_at },
    ...{ mayReadResults: true, mayEditEndDate: false, mayEstablishPai: true },
    paiTabs: tabs.map(({ question_id, figures, is_mandatory }) => ({
      ...{ questionId: question_id, average: figures?.average ?? null, isMandatory: is_mandatory },
    })),
    paiItems: tabs.flatMap(({ draft, question_id }) => {
      const item = kept.get(question_id)?.item ?? (draft ? itemOf(draft) : null);
      return item ? [item] : [];
    }),
  };
}

/** The calls of the machine while a plan is established. Every tab is saved before. */
function portsOf(schoolId: number, known: KnownTabs): PortsOf<typeof dpiMachine> {
  const never = () => Promise.reject(new Error('The plan’s page only establishes'));
  return {
    ...{ startSubmission: never, saveAnswer: never, finishSubmission: never, saveEndDate: never },
    async establishPai() {
      await known.settled();
      try {
        const { message } = await call(establishPlan, { body: { school_id: schoolId, items: known.named() } });
        return { outcome: 'established', message: message ?? '' };
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'pai.established') throw error;
        return { outcome: 'alreadyEstablished', message: error.message };
      }
    },
  };
}

/** Runs the diagnostic machine for a school’s plan, whose tabs save themselves (PAI-01). Read once. */
export function usePaiFlow(page: PaiEstablishing) {
  const { pai, form } = page;
  const navigate = useNavigate();
  const { me } = useSession();
  const place = planPlace(me.user.id, { schoolId: pai.school.id, cycleId: pai.cycle.id });
  const [kept] = useState(() => keptTabs(place));
  const known = useKnownTabs(form, kept);
  const [ports] = useState(() => portsOf(pai.school.id, known));
  const flow = useFlow(dpiMachine, { input: inputOf(page, kept), ports, leadsTo: {}, touchedBy: () => AFTER_CHANGE });
  const { actor, send, snapshot } = flow;
  const [itemsNow] = useState(() => () => actor.getSnapshot().context.paiItems);
  const drafts = usePaiDrafts({ schoolId: pai.school.id, place, known, items: snapshot.context.paiItems, itemsNow });
  useEffect(() => {
    known.settleBy(drafts.settle);
  });

  // What another reading of the page tells: facts, the day, and tabs that somebody else has saved.
  const facts = JSON.stringify(factsOf(page));
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else send({ type: 'server.factsChanged', facts: JSON.parse(facts) as DpiFacts }); // made two lines above
  }, [send, facts]);
  useEffect(() => send({ type: 'clock.dayChanged', today: pai.today }), [send, pai.today]);
  useEffect(() => {
    for (const { draft, question_id } of form?.tabs ?? []) {
      const before = known.of(question_id);
      if (draft === null || draft.revision <= (before?.revision ?? 0)) continue;
      const mine = itemsNow().find((item) => item.questionId === question_id) ?? blankItem(question_id);
      if (!isSame(mine, before?.item ?? blankItem(question_id))) continue; // saving it meets the other version
      known.take(draft);
      send({ type: 'pai.itemChanged', ...itemOf(draft) });
    }
  }, [form, known, itemsNow, send]);

  const [isEstablished, isLeft] = [snapshot.matches('paiEstablished'), snapshot.matches('results')];
  useEffect(() => {
    if (isEstablished) forget(place);
    if (isEstablished) void navigate(paiPages.scholasticPai.href(), { replace: true });
    else if (isLeft) void navigate(dpiPages.scholasticDpiResult.href());
  }, [isEstablished, isLeft, navigate, place]);
  return { ...flow, known, drafts };
}

export type PaiFlow = ReturnType<typeof usePaiFlow>;
