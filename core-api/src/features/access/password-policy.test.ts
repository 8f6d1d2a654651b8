import { passwordProblem } from './password-policy';

const laura = { name: 'Laura', surname: 'Mendoza Reyes', email: 'laura.mendoza@colegio-ahuehuete.mx' };

describe('B39 a new password', () => {
  test.each([
    ['eleven char', 'access.password.too-short'],
    ['😀'.repeat(11), 'access.password.too-short'],
    ['', 'access.password.too-short'],
    ['xY7 '.repeat(33), 'access.password.too-long'],
    ['aaaaaaaaaaaaaa', 'access.password.too-common'],
    ['abababababab', 'access.password.too-common'],
    ['abcdefghijklmn', 'access.password.too-common'],
    ['123456789012345', 'access.password.too-common'],
    ['Password1234', 'access.password.too-common'],
    ['password password', 'access.password.too-common'],
    ['q w e r t y u i o p 1 2', 'access.password.too-common'],
    ['Contraseña2026!', 'access.password.too-common'],
    ['ruta-demo-2026', 'access.password.too-common'],
    ['LauraMendoza2026', 'access.password.familiar'],
    ['laura.mendoza@colegio-ahuehuete.mx', 'access.password.familiar'],
    ['mendoza.reyes.1985', 'access.password.familiar'],
    ['Ruta Coaching 2026', 'access.password.familiar'],
    ['director-escuela-1', 'access.password.familiar'],
    ['x7K!x7K!x7K!', 'access.password.guessable'],
    ['Kx4!'.repeat(32), 'access.password.guessable'],
    ['z9Q#w4'.repeat(3), 'access.password.guessable'],
    ['contraseñasegura', 'access.password.guessable'],
    ['amorcito2026', 'access.password.too-common'],
    ['guadalupe1985', 'access.password.too-common'],
    ['mariafernanda', 'access.password.guessable'],
    ['fernandezgarcia', 'access.password.guessable'],
    ['primaveraverano', 'access.password.guessable'],
    ['profesora2026', 'access.password.guessable'],
    ['noviembre2026!', 'access.password.guessable'],
    ['asdfghjklñ12', 'access.password.guessable'],
    ['miércoles20-11-2026', 'access.password.guessable'],
    [' con espacios ', undefined],
    ['mi perro come tortillas azules los martes', undefined],
    ['Coyote lejano 47 nubes', undefined],
    ['un caballo correcto', undefined],
    ['la ruta de los volcanes', undefined],
    ['laura come tres peras', undefined],
    ['😀🎉🚀🐎'.repeat(3), undefined],
    ['x7#Kq92!mVzP', undefined],
    ['x7#Kq92!mVzP'.repeat(10), undefined],
  ])('“%s”: %s', async (password, problem) => {
    expect(await passwordProblem(password, laura)).toBe(problem);
  });

  test('is asked nothing more for a person without names', async () => {
    expect(await passwordProblem('un caballo correcto', { name: '', surname: '', email: 'a@b.mx' })).toBeUndefined();
  });
});
