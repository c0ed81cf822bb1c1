import {
  errorLine
} from "./chunk-4HGFMLRL.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/delivery/bundle.ts
init_define_RUNTIME_PACKAGES();
import { join } from "node:path";
var BUNDLE_FILE = "work.bundle";
async function keepInBundle(git, { branch, commit, base, folder }) {
  await git.run(["update-ref", `refs/heads/${branch}`, commit]);
  const file = join(folder, BUNDLE_FILE);
  await git.run(["bundle", "create", "--quiet", file, "--branches", `^${base}`]);
}

// src/workspace/delivery/backoff.ts
init_define_RUNTIME_PACKAGES();
var RESERVE_MS = 15e3;
var FIRST_COMMAND_MS = 3e4;
var LONGEST_COMMAND_MS = 24e4;
var SHORTEST_COMMAND_MS = 2e3;
var FIRST_PAUSE_MS = 250;
var LONGEST_PAUSE_MS = 1e4;
var MAX_REFUSALS = 2;
var MOST_TRIES_WAITED = 64;
var SHORTEST_TRY_MS = 100;
var LONGEST_COLLISION_PAUSE_MS = 15e3;
var SLICE_MS = 500;
function openBackoff({ clock, time }, limitMs = Number.POSITIVE_INFINITY) {
  const start = time.left();
  const reserve = Math.max(Math.min(RESERVE_MS, start / 2), start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  let refusals = 0;
  let collisions = 0;
  let triedAt = clock.now();
  const pause = async (ms) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      await attempt(clock.sleep(Math.min(rest, SLICE_MS, left())));
    }
    triedAt = clock.now();
    return left() > 0;
  };
  return {
    commandMs() {
      const longest = Math.min(LONGEST_COMMAND_MS, FIRST_COMMAND_MS * 2 ** failures);
      return Math.max(SHORTEST_COMMAND_MS, Math.min(longest, left()));
    },
    async afterFailure({ waitMs, isLasting }) {
      refusals += isLasting ? 1 : 0;
      if (refusals > MAX_REFUSALS) return false;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision() {
      collisions += 1;
      const tries = Math.min(MOST_TRIES_WAITED, 2 ** collisions);
      const tryMs = Math.max(SHORTEST_TRY_MS, clock.now() - triedAt);
      return pause(Math.random() * Math.min(LONGEST_COLLISION_PAUSE_MS, tries * tryMs));
    }
  };
}

// src/workspace/delivery/remote-failure.ts
init_define_RUNTIME_PACKAGES();
var LASTING = /returned error: (?:401|403|404)\b|HTTP (?:401|403|404)\b|authentication failed|could not read (?:username|password)|repository '[^'\n]*' not found|couldn't find remote ref|no space left on device|disk quota exceeded|src refspec|bad object|not a valid object|dumb http transport|does not support shallow|could not be started|is not a git command|unable to find remote helper|unable to create/i;
var RATE_LIMITED = /rate limit|too many requests|retry.after/i;
function readRemoteFailure({ stderr }) {
  const seconds = Number(/retry.after\D{0,9}(\d{1,4})/i.exec(stderr)?.[1] ?? 0);
  return {
    isLasting: LASTING.test(stderr) && !RATE_LIMITED.test(stderr),
    reason: reasonOf(stderr),
    waitMs: seconds * 1e3
  };
}
function reasonOf(stderr) {
  const denied = /^remote: (Permission to [^\n]{1,200} denied[^\n]{0,100})/m.exec(stderr)?.[1];
  if (denied !== void 0) return denied.replace(/\.$/, "");
  const status = /(?:returned error: |HTTP )([1-5]\d\d)\b/.exec(stderr)?.[1];
  if (status !== void 0) return `the server answered ${status}`;
  return errorLine(stderr).replace(/^(?:remote: )?(?:error|fatal): /, "") || "no answer";
}

export {
  BUNDLE_FILE,
  keepInBundle,
  openBackoff,
  readRemoteFailure
};
