import { placeAfter } from './usePoints';

const point = (id: string) => ({ id, name: id, detail: '' });
const grid = [['a1', 'a2', 'a3'].map(point), ['b1'].map(point)];
const row = [['a1', 'a2'].map(point)];
const column = [['a1'].map(point), ['b1'].map(point)];

describe('DS-01 keys of a chart', () => {
  it('begins with the first figure', () => {
    expect(placeAfter('ArrowRight', null, grid)).toEqual({ line: 0, at: 0 });
    expect(placeAfter('End', null, grid)).toEqual({ line: 0, at: 0 });
  });

  it('goes along a line and to the next, which may be shorter, and stops at the ends', () => {
    expect(placeAfter('ArrowRight', { line: 0, at: 1 }, grid)).toEqual({ line: 0, at: 2 });
    expect(placeAfter('ArrowRight', { line: 0, at: 2 }, grid)).toEqual({ line: 0, at: 2 });
    expect(placeAfter('ArrowDown', { line: 0, at: 2 }, grid)).toEqual({ line: 1, at: 0 });
    expect(placeAfter('ArrowUp', { line: 0, at: 2 }, grid)).toEqual({ line: 0, at: 2 });
    expect(placeAfter('End', { line: 0, at: 0 }, grid)).toEqual({ line: 0, at: 2 });
    expect(placeAfter('Home', { line: 0, at: 2 }, grid)).toEqual({ line: 0, at: 0 });
  });

  it('takes every arrow along the only line or column', () => {
    expect(placeAfter('ArrowDown', { line: 0, at: 0 }, row)).toEqual({ line: 0, at: 1 });
    expect(placeAfter('ArrowRight', { line: 0, at: 0 }, column)).toEqual({ line: 1, at: 0 });
  });

  it('leaves other keys alone', () => {
    expect(placeAfter('Tab', { line: 0, at: 0 }, grid)).toBeNull();
    expect(placeAfter('a', null, grid)).toBeNull();
  });
});
