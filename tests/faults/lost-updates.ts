import { setTimeout as pause } from 'node:timers/promises';
import { ask, layWorld, plan, startCore, type Visit } from './core';
import type { Place } from './databases';
import type { Outcome } from './outcome';

/** F02: many people add a line to the same visit at once and retry after a conflict. No line may be missing. */
export async function lostUpdates(place: Place, people: number): Promise<Outcome> {
  const world = await layWorld(place);
  const core = await startCore(place);
  try {
    const { body } = await ask(`${core.url}/schools/visits`, world, { method: 'POST', body: plan(world, 'Juntas') });
    const statuses = new Map<number, number>();
    const addLine = async (person: number) => {
      let seen: Visit = body.data;
      for (;;) {
        const [first, ...others] = seen.school_visit_axis.map(({ id, actions, specifications }) => ({
          id,
          actions,
          specifications,
        }));
        if (!first) throw new Error('A visit without axes');
        const axes = [{ ...first, actions: `${first.actions} p${person};` }, ...others];
        const answer = await ask(`${core.url}/schools/visits/${seen.id}`, world, {
          method: 'PUT',
          body: { revision: seen.revision, school_visit_axis: axes },
        });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 200) return;
        if (answer.status !== 409 || !answer.body.current) throw new Error(`Answered ${answer.status}`);
        seen = answer.body.current;
        await pause(Math.random() * 200);
      }
    };
    await Promise.all(Array.from({ length: people }, (_, person) => addLine(person)));

    const end = await ask(`${core.url}/schools/visits/${body.data.id}`, world);
    const text = end.body.data.school_visit_axis[0]?.actions ?? '';
    const lost = Array.from({ length: people }, (_, person) => person).filter(
      (person) => !text.includes(` p${person};`),
    );
    const applied = end.body.data.revision - body.data.revision;
    return {
      count: `${people} at once`,
      acknowledged: statuses.get(200) ?? 0,
      lost: lost.length,
      figures: `${statuses.get(409) ?? 0} conflicts told, ${applied} revisions`,
      wrong: [
        ...(lost.length > 0 ? [`lost ${lost.join(', ')}`] : []),
        ...(applied === people ? [] : ['revisions differ']),
      ],
    };
  } finally {
    await core.stop();
  }
}
