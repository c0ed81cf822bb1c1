// Of the toolkit's artifact client the action uses the upload alone. What finds, downloads and deletes artifacts (a second
// Octokit, undici, a reader of ZIP files) stays out of the bundle, and so does its own check for Enterprise Servers,
// which src/adapters/runner/job-environment.ts makes before.
import { uploadArtifact } from '../node_modules/@actions/artifact/lib/internal/upload/upload-artifact.js';

export class DefaultArtifactClient {
  uploadArtifact(...given) {
    return uploadArtifact(...given);
  }
}
