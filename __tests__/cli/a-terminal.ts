// The terminal of a command: what it prints is kept, and reaches nobody.
import { afterEach, beforeEach, jest } from '@jest/globals';

/** Keeps what each test of a file prints in `said`. */
export function aTerminal(): { said: string } {
  const terminal = { said: '' };
  beforeEach(() => {
    terminal.said = '';
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        terminal.said += String(text);
        return true;
      });
    }
  });
  afterEach(() => void jest.restoreAllMocks());
  return terminal;
}
