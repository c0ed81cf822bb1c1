import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/throttle.ts
init_define_RUNTIME_PACKAGES();
function throttle(clock, pauseMs, work) {
  const closed = new AbortController();
  let isStale = false;
  let waiting;
  const workLater = async () => {
    while (isStale) {
      const pause = typeof pauseMs === "number" ? pauseMs : pauseMs();
      if ((await attempt(clock.sleep(pause, closed.signal))).kind === "threw") return;
      isStale = false;
      await work();
    }
    waiting = void 0;
  };
  return {
    touch() {
      isStale = true;
      waiting ??= workLater();
    },
    async close() {
      closed.abort();
      await waiting;
    },
    closeWith(last) {
      closed.abort();
      waiting = last.then(() => void 0);
    }
  };
}

export {
  throttle
};
