// The action uses only the upload of the toolkit's artifact client. The code that finds, downloads and deletes artifacts
// (a second Octokit, undici, a ZIP reader) stays out of the bundle. So does the toolkit's check for Enterprise Server,
// which src/adapters/runner/job-environment.ts makes beforehand.
import { uploadArtifact } from '../node_modules/@actions/artifact/lib/internal/upload/upload-artifact.js';

export class DefaultArtifactClient {
  uploadArtifact(...given) {
    return uploadArtifact(...given);
  }
}
