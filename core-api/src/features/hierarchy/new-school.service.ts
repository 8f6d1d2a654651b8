import type { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { importedToSetUp, setUpSchool, shownImported } from '../schools';
import { choose } from './choice';
import type { HierarchyChange } from './hierarchy.change';
import { joinCycles } from './hierarchy.model';
import { hierarchyVerdicts } from './hierarchy.policy';
import { cyclesToJoin } from './hierarchy.reader';
import { cycleFor, stateOf, type HierarchyShown } from './hierarchy.shown';
import { idsOf, NOBODY } from './places';

type StoreNew = z.output<typeof hierarchy.storeNew.body>;

interface NewSchoolDeps {
  db: Knex;
  clock: Clock;
  shown: HierarchyShown;
  change: HierarchyChange;
}

/** The first assignment of an imported school, which makes it a school (HIE-04). One transaction. */
export function newSchoolService({ db, clock, shown, change }: NewSchoolDeps) {
  return {
    async storeNew(actor: Actor, id: number, form: StoreNew): Promise<HierarchyRow> {
      const { cycle_id: named, revision, school_id: same, school_name, ...sent } = form;
      const { country_id, state_id, city, timezone, levels, ...accesses } = sent;
      const { id: cycle_id } = await cycleFor(db, named);
      const at = utc(clock.now());
      return db.transaction(async (trx) => {
        const cycle = await cycleFor(trx, cycle_id);
        const cycles = await cyclesToJoin(trx, cycle_id);
        const facts = { cycle: stateOf(cycle), isExcluded: false, people: idsOf(NOBODY) };
        const imported = await importedToSetUp(trx, actor, id);
        assertAllowed(hierarchyVerdicts.assign(actor, facts));
        if (same !== undefined && same !== id) throwFieldErrors({ school_id: ['hierarchy.school.other'] });
        if (revision !== undefined && revision !== imported.revision)
          throw new Problem('hierarchy.stale', { current: await shownImported(trx, actor, id) });
        const after = await choose(trx, accesses, cycle_id);
        const school_id = await setUpSchool(trx, actor, {
          ...{ imported, at, sent: { name: school_name, city, country_id, state_id, timezone, levels } },
        });
        await joinCycles(trx, school_id, cycles, at);
        const judged = await change.judged(trx, actor, { cycle_id, school_id, verb: 'assign', at });
        await change.put(trx, actor, judged, { after, at, reason: 'saved', action: 'hierarchy.saved' });
        return shown.get(trx, actor, cycle, school_id);
      });
    },
  };
}

export type NewSchoolService = ReturnType<typeof newSchoolService>;
