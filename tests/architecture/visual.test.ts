import { compare } from '../../scripts/visual/compare.mjs';

const pixels = (...colours: [number, number, number][]) =>
  colours.flatMap(([red, green, blue]) => [red, green, blue, 255]);

describe('DS-02 the comparison of two pictures', () => {
  const before = pixels([255, 255, 255], [0, 0, 0], [47, 107, 176], [255, 255, 255]);

  test('finds nothing in a picture and itself', () => {
    expect(compare(before, before, 2, 2).changed).toBe(0);
  });

  test('counts the pixels that differ and marks them red, and them alone', () => {
    const after = pixels([255, 255, 255], [0, 0, 0], [168, 35, 31], [255, 255, 254]);
    const { changed, picture } = compare(before, after, 2, 2);
    expect(changed).toBe(1);
    expect([...picture.slice(8, 12)]).toEqual([214, 0, 40, 255]);
    expect(picture[0]).toBe(picture[1]);
  });

  test('lets pass what is within the tolerance, and not what is beyond it in one channel', () => {
    const nearly = pixels([250, 250, 250], [9, 9, 9], [47, 107, 160], [255, 255, 255]);
    expect(compare(before, nearly, 2, 2, 16).changed).toBe(0);
    expect(compare(before, nearly, 2, 2, 15).changed).toBe(1);
  });

  test('sees what grew: beyond the smaller picture there is nothing, which is no colour', () => {
    expect(compare([...before.slice(0, 12), 0, 0, 0, 0], before, 2, 2).changed).toBe(1);
  });
});
