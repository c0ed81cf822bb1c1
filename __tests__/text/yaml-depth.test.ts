// Without the guard these end the process, at some depths on some versions of Node: V8 fails to compile a regular expression.
import { describe, expect, it } from '@jest/globals';
import { readFrontMatter } from '#src/markdown/front-matter.ts';
import { isTooDeep } from '#src/text/yaml-depth.ts';
import { readManifest } from '#src/tools/custom/manifest.ts';

describe('YAML', () => {
  it.each([500, 1_000, 2_000, 4_000, 8_000])(
    'with %i brackets in each other is not parsed',
    (depth) => {
      const text = `a: ${'['.repeat(depth)}`;
      expect(readFrontMatter(`---\n${text}\n---\nWords.\n`)).toMatchObject({
        kind: 'broken',
        reason: expect.stringContaining('nested too deeply'),
        body: 'Words.\n',
      });
      const manifest = readManifest(text, 'lint');
      expect(JSON.stringify(manifest)).toContain('the file is nested too deeply');
    },
  );

  it('with many lists side by side is', () => {
    expect(isTooDeep('a: [[1], {b: 2}]\n'.repeat(1_000))).toBe(false);
    expect(isTooDeep(']'.repeat(1_000))).toBe(false);
    expect(isTooDeep('['.repeat(100))).toBe(false);
    expect(isTooDeep('[{'.repeat(51))).toBe(true);
  });
});
