/** The front of this room: all that others may import from it. */

export { type OpenBox, openBox } from './box/box.ts';
export { forward } from './box/network/forwarder.ts';
export { findLeaks, type ProbeFacts } from './box/proof/probe.ts';
export { createCopilot } from './copilot/copilot.ts';
export { listProviderModels } from './copilot/provider-models.ts';
export { localRuntime } from './copilot/runtime/find-runtime.ts';
export { thisPlatform } from './copilot/runtime/platform.ts';
export { findFetchedCommit } from './git/fetched-commit.ts';
export { gitVersion } from './git/git-version.ts';
export { askWorkingTree, listUncommitted } from './git/list-uncommitted.ts';
export { proposeCommit } from './git/propose-commit.ts';
export {
  defaultBranch,
  findRepositoryAddress,
  parseRemoteUrl,
  type RepositoryAddress,
  repositoryUrl,
} from './git/repository-address.ts';
export { createPrograms } from './programs/programs.ts';
export { removeFolder } from './programs/remove-folder.ts';
export { settleProxies } from './proxy/proxies.ts';
export { cleanEnvironment, takeOverSecrets } from './runner/clean-environment.ts';
export { systemClock } from './runner/clock.ts';
export { tidyUp, untilIdle } from './runner/end-of-job.ts';
export { failJob } from './runner/fail-job.ts';
export {
  environmentOfPart,
  type JobEnvironment,
  readEventFile,
  readJobEnvironment,
} from './runner/job-environment.ts';
export { keepWriting } from './runner/keep-writing.ts';
export {
  connectLocalGitHub,
  localCopilotToken,
  localPath,
  localProvider,
  usesColour,
} from './runner/local-environment.ts';
export { failStep, maskInLog, setOutputs, writeScribeReport } from './runner/outputs.ts';
export {
  type GitHubConnection,
  openGitHub,
  portsOfConnection,
} from './runner/ports/open-github.ts';
export { type OpenPorts, openPorts } from './runner/ports/open-ports.ts';
export {
  prepareLogUpload,
  type UploadResult,
  uploadNothing,
} from './runner/record/upload-artifact.ts';
export { reportInLog, reportOutcome } from './runner/report-outcome.ts';
export { cancellationSignal } from './runner/run-time.ts';
export { exportSpans } from './telemetry/export-spans.ts';
export { readTelemetrySettings, telemetrySecrets } from './telemetry/settings.ts';
export { hostProgram, runHostProgram } from './tool-host/host-program.ts';
export { createToolHosts } from './tool-host/tool-host.ts';
export { serveWorker } from './tool-host/tool-worker.ts';
