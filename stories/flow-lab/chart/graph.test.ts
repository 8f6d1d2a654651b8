import { transitionsOf } from '@ruta/state-machines/kit/transitions';
import { MACHINE_IDS, MACHINES } from '@ruta/state-machines/machines';
import { collapse, dotOf, graphOf, nodesIn, type ChartGraph } from './graph';

const visit = graphOf(MACHINES.visit.machine);
const nodeAt = ({ root }: ChartGraph, path: string) => nodesIn(root).find((node) => node.path === path);
const arrow = ({ arrows }: ChartGraph, source: string, target: string) =>
  arrows.filter((one) => one.source === source && one.target === target);

describe('SM-02 the graph of a machine', () => {
  it.each(MACHINE_IDS)('SM-02 shows every transition of %s once: on an arrow, or inside its state', (id) => {
    const graph = graphOf(MACHINES[id].machine);
    const onArrows = graph.arrows.flatMap(({ transitions }) => transitions);
    const inside = nodesIn(graph.root).flatMap((node) => node.inside);
    const names = [...onArrows, ...inside].map(({ name }) => name).sort();
    expect(names).toEqual(
      transitionsOf(MACHINES[id].machine)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(MACHINE_IDS)('SM-02 leads every arrow of %s from a box to a box', (id) => {
    const graph = graphOf(MACHINES[id].machine);
    const paths = new Set(nodesIn(graph.root).map(({ path }) => path));
    for (const { source, target } of graph.arrows) expect([paths.has(source), paths.has(target)]).toEqual([true, true]);
  });

  it('SM-02 nests states in states, and gives each compound one its dot and its way back', () => {
    expect(nodeAt(visit, 'composing')?.children.map(({ kind }) => kind)).toEqual([
      'initial',
      'atomic',
      'atomic',
      'atomic',
      'history',
    ]);
    expect(nodeAt(visit, 'inProgress')?.kind).toBe('parallel');
    expect(nodeAt(visit, 'finished')?.kind).toBe('final');
    expect(arrow(visit, dotOf('composing'), 'composing.objective')).toHaveLength(1);
  });

  it('SM-02 writes transitions between the same boxes on one arrow, and refusals on their own', () => {
    const [toComposing] = arrow(visit, 'opening', 'composing');
    expect(toComposing?.transitions.map(({ guard }) => guard)).toEqual([
      'visitIsNotYetCreated',
      'visitIsOpenedForEditing',
    ]);
    const back = arrow(visit, 'saving', 'composing.lastStep');
    expect(back.map(({ isError }) => isError)).toEqual([false, true]);
  });

  it('SM-02 lists calls and what leads nowhere inside the box', () => {
    expect(nodeAt(visit, 'saving')?.calls).toEqual([{ id: 'saveVisit', port: 'saveVisit' }]);
    expect(nodeAt(visit, 'composing.axes')?.inside.map(({ event }) => event)).toEqual(['visit.axisChanged']);
  });
});

describe('SM-02 a graph with closed states', () => {
  it('SM-02 leads arrows to the closed box and keeps every transition that leaves it', () => {
    const closed = collapse(visit, new Set(['composing']));
    expect(nodeAt(closed, 'composing')?.children).toEqual([]);
    expect(nodeAt(closed, 'composing.review')).toBeUndefined();
    const [toSaving] = arrow(closed, 'composing', 'saving');
    expect(toSaving?.transitions.map(({ event }) => event)).toEqual([
      'visit.previewRequested',
      'visit.saveFinalRequested',
    ]);
    expect(closed.arrows.some(({ source, target }) => source === target)).toBe(false);
  });

  it('SM-02 closes the outer of two closed states', () => {
    const closed = collapse(visit, new Set(['inProgress.work', 'inProgress']));
    expect(nodeAt(closed, 'inProgress')?.children).toEqual([]);
    expect(closed.arrows.some(({ source, target }) => `${source} ${target}`.includes('inProgress.'))).toBe(false);
  });

  it('SM-02 keeps apart states whose names begin alike', () => {
    const closed = collapse(visit, new Set(['saving']));
    expect(nodeAt(closed, 'inProgress.work.savingEdit')).toBeDefined();
    expect(arrow(closed, 'saving', 'composing.lastStep')).toHaveLength(2);
  });
});
