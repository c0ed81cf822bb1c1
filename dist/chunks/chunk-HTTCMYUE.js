import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  cutCharacters
} from "./chunk-MUCB7FAK.js";
import {
  number,
  object,
  string
} from "./chunk-ZGMSCD6E.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/executable/tool-tests.ts
init_define_RUNTIME_PACKAGES();
var outputSchema = object({ exitCode: number(), stdout: string(), stderr: string() });
var MAX_SHOWN_LENGTH = 300;
async function runToolTests({ tool, manifest }, { call, signal }) {
  const results = [];
  for (const test of manifest.tests) {
    const failed = signal.aborted ? "it did not run: the time was up" : findTestFailure(test, await call(test.arguments));
    results.push({ tool: tool.name, test: test.name, failed });
  }
  return results;
}
function findTestFailure({ expect }, { data, text }) {
  const output = outputSchema.safeParse(data);
  if (!output.success) return shorten(text);
  const { exitCode, stdout, stderr } = output.data;
  if (exitCode !== expect.exitCode) {
    const why = `exit code ${exitCode} instead of ${expect.exitCode}`;
    return stderr === "" ? why : `${why}; standard error: ${shorten(stderr)}`;
  }
  if (expect.stdout !== void 0 && stdout.trimEnd() !== expect.stdout.trimEnd()) {
    return `standard output ${quoted(stdout)} instead of ${quoted(expect.stdout)}`;
  }
  if (expect.contains === void 0 || stdout.includes(expect.contains)) return void 0;
  return `standard output ${quoted(stdout)} without ${quoted(expect.contains)}`;
}
function quoted(text) {
  return cutCharacters(JSON.stringify(text.trimEnd()), MAX_SHOWN_LENGTH);
}
function shorten(text) {
  return cutCharacters(oneLine(text), MAX_SHOWN_LENGTH);
}
function renderTestResults(results) {
  if (results.length === 0) return 'There are no tests: a tool.yaml has them under "tests".\n';
  const failed = results.filter((result) => result.failed !== void 0);
  const lines = results.map(
    ({ tool, test, failed: why }) => why === void 0 ? `  ok      ${tool}: ${test}` : `  FAILED  ${tool}: ${test}
          ${why}`
  );
  return `${[...lines, `${results.length} run, ${failed.length} failed`].join("\n")}
`;
}

export {
  runToolTests,
  renderTestResults
};
