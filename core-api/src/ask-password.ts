import { createInterface } from 'node:readline';

const say = (text: string) => process.stderr.write(text);

/** Reads a password from the terminal, typed twice and not shown, or the first line of a pipe. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await hidden('Password (12 characters or more, not shown): ');
  if ((await hidden('Once more: ')) !== password) throw new Error('The two are not the same. Nothing was changed.');
  return password;
}

function firstLine(): Promise<string> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin });
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

/** Reads key by key in raw mode, so that the terminal does not echo. */
function hidden(prompt: string): Promise<string> {
  say(prompt);
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const end = (finish: () => void) => {
      stdin.removeListener('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      say('\n');
      finish();
    };
    const read = (keys: string) => {
      const waiting = Array.from(keys);
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        if (key === '\r' || key === '\n') {
          // Pasted text after the line end is input for the next question.
          if (waiting.length > 0) stdin.unshift(waiting.join(''));
          return end(() => resolve(typed.join('')));
        }
        if (key === '\u0003' || key === '\u0004') return end(() => reject(new Error('Nothing was changed.')));
        if (key === '\u007f' || key === '\b') typed = typed.slice(0, -1);
        else typed.push(key);
      }
    };
    stdin.on('data', read);
  });
}
