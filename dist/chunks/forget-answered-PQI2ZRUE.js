import {
  readSavedRuns
} from "./chunk-LEHNTRSJ.js";
import {
  deleteSavedRuns
} from "./chunk-WPTQ7AIG.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ZGMSCD6E.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/resume/forget-answered.ts
init_define_RUNTIME_PACKAGES();
async function forgetAnswered({ request, inputs, ports }, fetching) {
  if (inputs.dryRun) return;
  await attempt(async () => {
    const runs = await readSavedRuns(ports.git, (await fetching).saved);
    const own = runs.filter((run) => run.request === request.id);
    await deleteSavedRuns(
      ports,
      own.map(({ ref }) => ref)
    );
  });
}
export {
  forgetAnswered
};
