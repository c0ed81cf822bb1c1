import { pagesOf } from './mechanics/facts.ts';
import { playKinds } from './mechanics/play.ts';
import { KINDS } from './mechanics/stories/index.ts';

const started = Date.now();
const only = process.argv[2] ?? '';
const kinds = KINDS.map((k) => ({
  ...k,
  stories: k.stories.filter((s) => (k.name + s.name).includes(only)),
}));
for (const p of await playKinds(kinds, 2)) {
  console.log(
    p.kind,
    '|',
    p.story,
    '|',
    p.class,
    '|',
    p.sentence.slice(0, 160),
    '|',
    p.facts.outcome,
    p.seconds,
  );
  if (process.argv.includes('--show'))
    console.log(
      pagesOf(p.facts),
      p.facts.messages.join('\n'),
      [...p.facts.files.keys()],
      p.facts.given.map((g) => g.who + g.turn).join(),
    );
}
console.log((Date.now() - started) / 1000);
