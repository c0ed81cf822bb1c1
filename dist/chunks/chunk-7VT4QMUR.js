import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/lazy-copilot.ts
init_define_RUNTIME_PACKAGES();
function createLazyCopilot(settings) {
  let loading;
  let isStopped = false;
  const load = async () => {
    const { createCopilot } = await import("./copilot-CO63GBJQ.js");
    const runtime = createCopilot(settings);
    if (isStopped) await runtime.stop();
    return runtime;
  };
  const getRuntime = () => {
    loading ??= load();
    return loading;
  };
  return {
    prepare() {
      getRuntime().catch(() => void 0);
    },
    start: async () => (await getRuntime()).start(),
    models: async () => (await getRuntime()).models(),
    async primed() {
      const loaded = await attempt(Promise.resolve(loading));
      if (loaded.kind === "done") await loaded.value?.primed();
    },
    openSession: async (spec) => (await getRuntime()).openSession(spec),
    async stop() {
      isStopped = true;
      await (await loading)?.stop();
    }
  };
}

// src/adapters/copilot/platform.ts
init_define_RUNTIME_PACKAGES();
import { readFileSync } from "node:fs";
function thisPlatform() {
  const system = process.platform === "linux" && usesMusl() ? "linuxmusl" : process.platform;
  return `${system}-${process.arch}`;
}
function usesMusl() {
  try {
    return readFileSync("/proc/self/maps", "utf8").includes("/ld-musl-");
  } catch {
    return false;
  }
}

export {
  createLazyCopilot,
  thisPlatform
};
