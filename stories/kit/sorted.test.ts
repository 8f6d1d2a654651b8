import { sorted } from './sorted';

const rows = [
  { id: 9, name: 'Óscar' },
  { id: 10, name: 'Ana' },
  { id: 2, name: null },
];
const keys = { id: (row: { id: number }) => row.id, name: (row: { name: string | null }) => row.name };
const idsIn = (sort: string) => sorted(rows, sort, keys).map(({ id }) => id);

describe('DS-02 the order of a list of the server in memory', () => {
  it('is that of numbers and of names as one reads them, either way', () => {
    expect(idsIn('id')).toEqual([2, 9, 10]);
    expect(idsIn('-id')).toEqual([10, 9, 2]);
    expect(idsIn('name')).toEqual([2, 10, 9]);
    expect(idsIn('-name')).toEqual([9, 10, 2]);
  });

  it('stays as it is where it is not known', () => {
    expect(idsIn('email')).toEqual([9, 10, 2]);
  });
});
