// Follows a run as it happens: puts its record and its requests in order of time, and tells them line by line.
import type { TimedEvent } from '../../src/run-log/events.ts';
import type { SeenRequest } from '../github/embedded-github.ts';
import type { StartedRun } from '../rehearse.ts';
import { followRecord } from './follow-record.ts';
import { Story, type StoryLine } from './story.ts';

const LOOK_EVERY_MS = 50;
/** Waits this long before telling, because the record may be read a little after a request that came later. */
const SETTLED_MS = 100;

type Moment = { readonly at: number; tell(story: Story): void };

export type LiveRun = {
  request(request: SeenRequest): void;
  /** Tells what is left. */
  end(): void;
};

/** Follows a run that has started. */
export function followRun(run: StartedRun, tell: (line: StoryLine) => void): LiveRun {
  const story = new Story(tell);
  const readRecord = followRecord(run.temporary);
  let waiting: Moment[] = [];
  const look = (until: number) => {
    waiting.push(...readRecord().map(eventMoment));
    const due = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
    waiting = waiting.filter(({ at }) => at > until);
    for (const moment of due) moment.tell(story);
  };
  const timer = setInterval(() => {
    const until = Date.now() - SETTLED_MS;
    look(until);
    story.tick(until);
  }, LOOK_EVERY_MS);
  return {
    request: (request) => waiting.push({ at: request.at, tell: (to) => to.request(request) }),
    end() {
      clearInterval(timer);
      look(Number.POSITIVE_INFINITY);
      story.end(Date.now());
    },
  };
}

function eventMoment(event: TimedEvent): Moment {
  return { at: event.at, tell: (story) => story.event(event) };
}
