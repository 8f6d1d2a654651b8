import { uploadTurns } from './upload-turns';

test('F16 T19 a person has so many uploads at once; what ends makes room, and others are not hindered', async () => {
  const inTurn = uploadTurns(2);
  const ends: (() => void)[] = [];
  const slow = (person: number) => inTurn(person, () => new Promise<void>((resolve) => ends.push(resolve)));
  const [first] = [slow(1), slow(1)];
  await expect(slow(1)).rejects.toMatchObject({ code: 'request.too-many' });
  void slow(2);
  expect(ends).toHaveLength(3);
  ends[0]?.();
  await first;
  void slow(1);
  expect(ends).toHaveLength(4);
  await expect(inTurn(3, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
});
