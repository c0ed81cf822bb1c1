/** The front of this adapter: all that others may import from it. */

export { systemClock } from './clock.ts';
export { tidyUp, untilIdle } from './end-of-job.ts';
export {
  environmentOfPart,
  type JobEnvironment,
  readJobEnvironment,
} from './job-environment.ts';
export {
  connectLocalGitHub,
  localCopilotToken,
  localPath,
  localProvider,
  usesColour,
} from './local-environment.ts';
export {
  type GitHubConnection,
  openGitHub,
  portsOfConnection,
} from './open-github.ts';
export { type OpenPorts, openPorts } from './open-ports.ts';
export { failStep, maskInLog, setOutputs, writeScribeReport } from './outputs.ts';
export { reportInLog, reportOutcome } from './report-outcome.ts';
export { cancellationSignal } from './run-time.ts';
export {
  prepareLogUpload,
  type UploadResult,
  uploadNothing,
} from './upload-artifact.ts';
